import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";

interface Row extends Record<string, unknown> {
  phase: string | null;
  visible: boolean;
  onStage: boolean;
}

/** The stage isn't locked: a person who leaves it at the same moment drew just before. */
const LOOK = `
SELECT s.state->>'phase' AS phase,
  coalesce((s.state->'whiteboard'->>'visible')::boolean, false) AND s.state->'mask'->>'level' IS NULL AS visible,
  EXISTS (SELECT 1 FROM jsonb_array_elements(s.state->'stage') AS p
    WHERE p->>'identity' = $2 OR starts_with(p->>'identity', $2 || '.')) AS "onStage"
FROM (VALUES ($1::text)) AS e (id) LEFT JOIN stage s ON s.event_id = e.id`;

/**
 * Reads the stage for a person who wants to draw.
 * @throws `version_conflict` once the show is over
 */
export async function lookForDrawing(
  ctx: Ctx,
  eventId: string,
  person = "",
): Promise<Pick<Row, "visible" | "onStage">> {
  const [look] = await ctx.ahead(() => ctx.sql<Row>("whiteboard_may_draw", LOOK, [eventId, person]));
  if (look?.phase === "ended")
    throw stateConflict("ended", "The show has ended; its whiteboard is read-only.");
  return look ?? { visible: false, onStage: false };
}

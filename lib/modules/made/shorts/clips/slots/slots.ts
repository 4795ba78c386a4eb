import type { Ctx } from "@/lib/operation/ctx";

/** States of a clip that takes a slot. */
export const HOLDS_SLOT = ["queued", "running", "ready"] as const;

const USED = `
SELECT DISTINCT c.segment_number AS number FROM clip c
JOIN clip_segment s ON s.workspace_id = c.workspace_id AND s.environment = c.environment AND s.number = c.segment_number
WHERE c.event_id = $1 AND NOT c.is_preview AND c.state IN (${HOLDS_SLOT.map((state) => `'${state}'`).join(", ")}) AND s.archived_at IS NULL`;

/** Returns the segments that have a slot: those with a clip that wasn't cancelled and didn't fail, unless archived. */
export async function slotsOf(ctx: Pick<Ctx, "sql">, eventId: string): Promise<ReadonlySet<number>> {
  const rows = await ctx.sql<{ number: number }>("clip_slots", USED, [eventId]);
  return new Set(rows.map(({ number }) => number));
}

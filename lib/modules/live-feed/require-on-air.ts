import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";
import { requireAvailable } from "../event-record";

interface Row extends Record<string, unknown> {
  state: string;
  client: string;
  workspace: string;
  phase: string | null;
}

const READ = `
SELECT e.state, c.status AS client, w.status AS workspace, s.state->>'phase' AS phase
FROM event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id LEFT JOIN stage s ON s.event_id = e.id
WHERE e.id = $1 AND e.slug = $2`;

/**
 * The show that an attendee is in, by its id, while it is on the air or counting down.
 * @throws `not_found`, `client_inactive`, `account_inactive`, `version_conflict`, `not_live`
 */
export async function requireOnAir(ctx: Ctx, slug: string): Promise<string> {
  const { eventId = "" } = ctx.principal;
  const [show] = await ctx.ahead(() => ctx.sql<Row>("show_on_air", READ, [eventId, slug]));
  if (!show) throw notFound();
  requireAvailable(show);
  if (show.phase !== "live" && show.phase !== "countdown")
    throw new Problem("not_live", "The show is not on the air.");
  return eventId;
}

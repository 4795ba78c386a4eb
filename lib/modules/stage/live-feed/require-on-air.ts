import { requireAvailable } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem, stateConflict } from "@/lib/operation/problem";

/** Parts of a show that its settings can turn off. */
export type AudiencePart = "chat" | "questions" | "reactions";

export interface OnAirRow extends Record<string, unknown> {
  state: string;
  client: string;
  workspace: string;
  phase: string | null;
  /** True if the part is turned on. */
  open: boolean;
  banned: boolean;
}

/**
 * The checks of every action of a viewer in a show, as parts of larger statements: $1 show ID, $2 slug, $3
 * the part of the show, $4 the person.
 */
export const ON_AIR = {
  columns: `
e.state, c.status AS client, w.status AS workspace, s.state->>'phase' AS phase,
  coalesce((e.watch->>$3)::boolean, true) AS open, b.person_id IS NOT NULL AS banned`,
  tables: `
event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id
  LEFT JOIN stage s ON s.event_id = e.id LEFT JOIN chat_ban b ON b.event_id = e.id AND b.person_id = $4
WHERE e.id = $1 AND e.slug = $2`,
};

const READ = `SELECT ${ON_AIR.columns} FROM ${ON_AIR.tables}`;

/**
 * Returns the ID of the show that a visitor is in, while it is on air or counting down.
 * @param asking the person and the part in which they want to say something; banned people may not. `late` if
 * they may still see a show that has ended: the caller checks that
 * @throws `not_found`, `client_inactive`, `account_inactive`, `version_conflict`, `not_live`
 */
export async function requireOnAir(
  ctx: Ctx,
  slug: string,
  asking: { part?: AudiencePart; person?: string; late?: boolean } = {},
): Promise<string> {
  const { eventId = "" } = ctx.principal;
  const values = [eventId, slug, asking.part ?? "", asking.person ?? ""];
  const [show] = await ctx.ahead(() => ctx.sql<OnAirRow>("show_on_air", READ, values));
  checkOnAir(show, asking.late);
  return eventId;
}

/** Checks a row that was read by a larger statement. */
export function checkOnAir(show: OnAirRow | undefined, late = false): asserts show is OnAirRow {
  if (!show) throw notFound();
  requireAvailable(show);
  const isOn = show.phase === "live" || show.phase === "countdown" || (late && show.phase === "ended");
  if (!isOn) throw new Problem("not_live", "The show isn't on air.");
  if (!show.open) throw stateConflict("closed", "This is turned off for the show.");
  if (show.banned) throw stateConflict("banned", "The crew has banned you from writing in this show.");
}

import type { Ctx } from "@/lib/operation/ctx";

/**
 * What changed on the stage after a command, by commands or not, in order: a list of paths for each entry, as `undo`
 * wants them. Undefined when the show's ledger does not know the command.
 */
export async function changesSince(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  commandId: string,
): Promise<string[][] | undefined> {
  const rows = await ctx.sql<{ changed: string[]; mine: boolean }>(
    "ledger_changes_since",
    `SELECT e.changed, e.command_id IS NOT DISTINCT FROM $2 AS mine FROM show_event e
     WHERE e.event_id = $1 AND e.version IS NOT NULL
       AND e.seq >= (SELECT seq FROM show_event WHERE event_id = $1 AND command_id = $2) ORDER BY e.seq`,
    [eventId, commandId],
  );
  if (!rows.some(({ mine }) => mine)) return undefined;
  return rows.filter(({ mine }) => !mine).map(({ changed }) => changed);
}

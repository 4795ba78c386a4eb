import type { Ctx } from "@/lib/operation/ctx";

/** An entry after a command that also changed the stage. */
export interface LaterChange {
  commandId: string | null;
  /** The command that it undid, if it is an undo. */
  undoes: string | null;
  /** Paths of the state that it changed. */
  changed: string[];
}

/**
 * Returns what changed on the stage after a command, in order, whether by commands or not. Undefined if the
 * command isn't in the show's ledger.
 */
export async function changesSince(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  commandId: string,
): Promise<LaterChange[] | undefined> {
  const rows = await ctx.sql<{ changed: string[]; command_id: string | null; undoes: string | null }>(
    "ledger_changes_since",
    `SELECT e.changed, e.command_id, CASE WHEN e.type = 'undo' THEN c.command->>'command_id' END AS undoes
     FROM show_event e LEFT JOIN studio_command c ON c.id = e.command_id
     WHERE e.event_id = $1 AND e.version IS NOT NULL
       AND e.seq >= (SELECT seq FROM show_event WHERE event_id = $1 AND command_id = $2) ORDER BY e.seq`,
    [eventId, commandId],
  );
  if (!rows.some((row) => row.command_id === commandId)) return undefined;
  return rows
    .filter((row) => row.command_id !== commandId)
    .map(({ command_id, undoes, changed }) => ({ commandId: command_id, undoes, changed }));
}

import type { Ctx } from "@/lib/operation/ctx";

/** Returns the IDs of a show's recent commands, latest first. */
export async function recentCommands(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  most: number,
): Promise<string[]> {
  const rows = await ctx.sql<{ id: string }>(
    "ledger_recent_commands",
    // Ordered by version, to include those of a process that writes no ledger.
    `SELECT c.id FROM show_event e JOIN studio_command c ON c.event_id = e.event_id AND c.version_after = e.version
     WHERE e.event_id = $1 ORDER BY e.seq DESC LIMIT $2`,
    [eventId, most],
  );
  return rows.map(({ id }) => id);
}

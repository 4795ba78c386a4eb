import type { Sql } from "@/lib/platform/database/db";

/** Expires commands that no studio has acknowledged within five seconds. The stage has changed anyway. */
export async function expireCommands(sql: Sql): Promise<number> {
  const rows = await sql(
    "command_expire",
    `UPDATE studio_command SET state = 'expired'
     WHERE state = 'accepted' AND created_at < now() - interval '5 seconds' RETURNING 1`,
  );
  return rows.length;
}

import { sql } from "../database/db";

/**
 * Cancels jobs of a kind that have not begun, on the surrounding transaction. One that runs already is let finish:
 * its work has to look at its subject anyway.
 * @returns how many were cancelled
 */
export async function cancelJobs(kind: string, subjects: string[]): Promise<number> {
  if (subjects.length === 0) return 0;
  const rows = await sql(
    "job_cancel",
    `UPDATE job SET state = 'cancelled', lease_until = NULL, ended_at = now()
     WHERE subject = ANY ($2::text[]) AND kind = $1 AND state IN ('queued', 'dispatched') RETURNING 1`,
    [kind, subjects],
  );
  return rows.length;
}

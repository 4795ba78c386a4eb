import { sql, write } from "../database/db";
import { noticeOf } from "../database/notices";
import { endReservations } from "../money/budget";
import { JOBS_CANCELLED } from "./held-jobs";

interface Options {
  /**
   * Includes running jobs: their signal aborts within seconds, wherever they run, and they record no result.
   */
  running?: boolean;
}

/**
 * Cancels jobs of a kind in the surrounding transaction and releases their reservations. Running ones finish
 * unless `running` is set, since they check their subject anyway.
 * @returns how many were cancelled
 */
export async function cancelJobs(
  kind: string,
  subjects: string[],
  { running = false }: Options = {},
): Promise<number> {
  if (subjects.length === 0) return 0;
  const states = ["queued", "dispatched", ...(running ? ["running"] : [])];
  const rows = await sql<{ reservation: string | null }>(
    "job_cancel",
    `UPDATE job SET state = 'cancelled', lease_until = NULL, ended_at = now()
     WHERE subject = ANY ($2::text[]) AND kind = $1 AND state = ANY ($3::text[])
     RETURNING payload->>'reservation_id' AS reservation`,
    [kind, subjects, states],
  );
  const reserved = rows.flatMap(({ reservation }) => reservation ?? []);
  await endReservations(reserved.map((id) => ({ id, settledMicros: null })));
  if (running && rows.length > 0) await write(noticeOf(JOBS_CANCELLED));
  return rows.length;
}

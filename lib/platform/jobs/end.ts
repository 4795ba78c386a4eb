import { endReservations } from "../budget";
import { sql } from "../db";
import { log, redactText } from "../log";
import type { Job } from "./job";
import { jobKinds } from "./kinds";

const ROW = "WHERE id = $1 AND handout = $2 AND state = 'running' RETURNING 1";

/** Writes the good end. False when this hand-out no longer holds the job. */
export async function succeedJob(job: Job, result: unknown): Promise<boolean> {
  const rows = await sql(
    "job_succeed",
    `UPDATE job SET state = 'succeeded', result = $3::jsonb, error = NULL, progress = 100, lease_until = NULL,
       ended_at = now() ${ROW}`,
    [job.id, job.handout, result === undefined ? null : JSON.stringify(result)],
  );
  return rows.length > 0;
}

/** Queues the job again after a failed attempt, `seconds` from now by the database's clock. */
export async function retryJob(job: Job, seconds: number, error: string): Promise<boolean> {
  const rows = await sql(
    "job_retry",
    `UPDATE job SET state = 'queued', due_at = now() + make_interval(secs => $3), error = $4, lease_until = NULL ${ROW}`,
    [job.id, job.handout, seconds, shortText(error)],
  );
  return rows.length > 0;
}

/** Queues the job again because its own schedule says so; attempts count anew. */
export async function rescheduleJob(job: Job, when: { at: string } | { seconds: number }): Promise<boolean> {
  const rows = await sql(
    "job_reschedule",
    `UPDATE job SET state = 'queued', attempt = 0, error = NULL, lease_until = NULL, stage = '', progress = 0,
       due_at = COALESCE($3::timestamptz, now() + make_interval(secs => $4)) ${ROW}`,
    [job.id, job.handout, "at" in when ? when.at : null, "seconds" in when ? when.seconds : 0],
  );
  return rows.length > 0;
}

/**
 * Ends the job as failed. First its subject gets an end state and a reserved price goes back, while the job is still
 * held: a crash in between leaves a job that lost its lease, and the reconciler does it again.
 */
export async function failJob(job: Job, error: string): Promise<boolean> {
  await jobKinds().get(job.kind)?.onFailed?.(job, error);
  const reservation = job.payload.reservation_id;
  if (typeof reservation === "string") await endReservations([{ id: reservation, settledMicros: null }]);
  return markFailed(job, error);
}

/** The failed state alone, for a job whose last rites fail as well. */
export async function markFailed(job: Job, error: string): Promise<boolean> {
  const rows = await sql(
    "job_fail",
    `UPDATE job SET state = 'failed', error = $3, lease_until = NULL, ended_at = now() ${ROW}`,
    [job.id, job.handout, shortText(error)],
  );
  log().error(
    { job_id: job.id, kind: job.kind, attempt: job.attempt, reason: shortText(error) },
    "job failed",
  );
  return rows.length > 0;
}

const shortText = (text: string): string => redactText(text).slice(0, 500);

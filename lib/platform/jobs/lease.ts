import { sql } from "../database/db";
import { LeaseLostError } from "./errors";
import { JOB_COLUMNS, type Job } from "./job";
import { type LeasedRow, leased } from "./leased";

const TAKE = `
UPDATE job SET state = 'running', attempt = attempt + 1, lease_until = now() + make_interval(secs => $3),
  started_at = COALESCE(started_at, now())
WHERE id = $1 AND handout = $2 AND state = 'dispatched'
RETURNING ${JOB_COLUMNS}`;

/** Takes the lease for this dispatch. Undefined if the job has been taken, canceled or dispatched again. */
export async function takeLease(
  jobId: string,
  handout: number,
  leaseSeconds: number,
): Promise<Job | undefined> {
  return leased(await sql<LeasedRow>("job_take", TAKE, [jobId, handout, leaseSeconds]))[0];
}

/**
 * Extends the lease to `leaseSeconds` from now.
 * @throws LeaseLostError if another dispatch has the job
 */
export async function extendLease(job: Job, leaseSeconds: number): Promise<void> {
  const rows = await sql(
    "job_extend",
    `UPDATE job SET lease_until = now() + make_interval(secs => $3)
     WHERE id = $1 AND handout = $2 AND state = 'running' RETURNING 1`,
    [job.id, job.handout, leaseSeconds],
  );
  if (rows.length === 0) throw new LeaseLostError(`Job ${job.id} was dispatched again.`);
}

/**
 * Records the progress and extends the lease.
 * @throws LeaseLostError if another dispatch has the job
 */
export async function setProgress(
  job: Job,
  percent: number,
  stage: string,
  leaseSeconds: number,
): Promise<void> {
  const rows = await sql(
    "job_progress",
    `UPDATE job SET progress = $3, stage = $4, lease_until = now() + make_interval(secs => $5)
     WHERE id = $1 AND handout = $2 AND state = 'running' RETURNING 1`,
    [job.id, job.handout, Math.round(Math.min(100, Math.max(0, percent))), stage.slice(0, 100), leaseSeconds],
  );
  if (rows.length === 0) throw new LeaseLostError(`Job ${job.id} was dispatched again.`);
}

import { type Sql, sql } from "../database/db";
import { microbatch } from "../database/microbatch";
import { endReservations } from "../money/budget";
import { log, redactText } from "../runtime/log";
import { LeaseLostError } from "./errors";
import type { Job } from "./job";
import { jobKinds } from "./kinds";
import type { Reschedule } from "./reschedule";

/**
 * Whether a run still holds its job, for statements over many. The lease implies the state; with a condition
 * on the state, the planner would scan all running jobs instead of finding each by its id.
 */
const heldJobMatches = (ended: string): string =>
  `job.id = ${ended}.id AND job.handout = ${ended}.handout AND job.lease_until IS NOT NULL`;

/**
 * When a job is due again, at a time or after some seconds by its workspace's clock. Written as assignments,
 * so that live jobs don't look up a clock.
 */
const dueAgain = (at: string, seconds: string): string => {
  const byClock = `job_due(job.workspace_id, job.environment, ${at}, ${seconds})`;
  return `due_at = CASE WHEN job.environment = 'live' THEN COALESCE(${at}, now() + make_interval(secs => ${seconds}))
    ELSE (${byClock}).due_at END,
  on_clock = CASE WHEN job.environment = 'live' THEN false ELSE (${byClock}).on_clock END`;
};

const ROW = "WHERE id = $1 AND handout = $2 AND state = 'running' RETURNING 1";

interface Success {
  job: Job;
  result: unknown;
}

const SUCCEED = `
UPDATE job SET state = 'succeeded', result = e.result::jsonb, error = NULL, progress = 100, lease_until = NULL,
  ended_at = now()
FROM unnest($1::text[], $2::int[], $3::text[]) AS e (id, handout, result)
WHERE ${heldJobMatches("e")} RETURNING job.id`;

const succeed = microbatch<Success, boolean>({
  max: 500,
  run: async (ends) => {
    const rows = await sql<{ id: string }>("job_succeed", SUCCEED, [
      ends.map(({ job }) => job.id),
      ends.map(({ job }) => job.handout),
      ends.map(({ result }) => (result === undefined ? null : JSON.stringify(result))),
    ]);
    const done = new Set(rows.map(({ id }) => id));
    return ends.map(({ job }) => done.has(job.id));
  },
});

/** Marks the job as succeeded. False if this dispatch no longer holds it. */
export const succeedJob = (job: Job, result: unknown): Promise<boolean> => succeed({ job, result });

/**
 * Marks the job as succeeded in the caller's transaction, together with what must not be done twice. The job's
 * work then returns `EndWritten`.
 * @throws LeaseLostError if this dispatch no longer holds it
 */
export async function succeedJobWithin(ctx: { sql: Sql }, job: Job): Promise<void> {
  const rows = await ctx.sql(
    "job_succeed_within",
    `UPDATE job SET state = 'succeeded', error = NULL, progress = 100, lease_until = NULL, ended_at = now() ${ROW}`,
    [job.id, job.handout],
  );
  if (rows.length === 0) throw new LeaseLostError(`Job ${job.id} was dispatched again.`);
}

/** Queues the job again after a failed attempt, `seconds` from now. */
export async function retryJob(job: Job, seconds: number, error: string): Promise<boolean> {
  const rows = await sql(
    "job_retry",
    `UPDATE job SET state = 'queued', error = $4, lease_until = NULL, ${dueAgain("NULL", "$3::float8")} ${ROW}`,
    [job.id, job.handout, seconds, shortText(error)],
  );
  return rows.length > 0;
}

interface Rescheduling {
  job: Job;
  when: Reschedule["when"];
}

const RESCHEDULE = `
UPDATE job SET state = 'queued', attempt = 0, error = NULL, lease_until = NULL, stage = '', progress = 0,
  ${dueAgain("p.at", "p.seconds")}
FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::float8[]) AS p (id, handout, at, seconds)
WHERE ${heldJobMatches("p")} RETURNING job.id`;

const reschedule = microbatch<Rescheduling, boolean>({
  max: 500,
  run: async (plans) => {
    const rows = await sql<{ id: string }>("job_reschedule", RESCHEDULE, [
      plans.map(({ job }) => job.id),
      plans.map(({ job }) => job.handout),
      plans.map(({ when }) => ("at" in when ? when.at : null)),
      plans.map(({ when }) => ("seconds" in when ? when.seconds : 0)),
    ]);
    const done = new Set(rows.map(({ id }) => id));
    return plans.map(({ job }) => done.has(job.id));
  },
});

/** Requeues the job on its own schedule. Its attempts are reset. */
export const rescheduleJob = (job: Job, when: Reschedule["when"]): Promise<boolean> =>
  reschedule({ job, when });

/**
 * Parts of a WITH, for statements that end jobs together with their subjects. They read rows of `ending (id,
 * handout, again)`: with seconds in `again` a job is requeued, without them it is deleted, because its
 * subject has the result. `job_held` has the ids of those that were still held.
 */
export const JOB_ENDS = `job_gone AS (
  DELETE FROM job USING ending
  WHERE ${heldJobMatches("ending")} AND ending.again IS NULL
  RETURNING job.id
), job_back AS (
  UPDATE job SET state = 'queued', attempt = 0, error = NULL, lease_until = NULL, stage = '', progress = 0,
    ${dueAgain("NULL", "ending.again")}
  FROM ending
  WHERE ${heldJobMatches("ending")} AND ending.again IS NOT NULL
  RETURNING job.id
), job_held AS (
  SELECT id FROM job_gone UNION ALL SELECT id FROM job_back
)`;

/**
 * Ends the job as failed. First its subject gets a final state and its reservation is released, while the job
 * is still held. A crash in between leaves a job that lost its lease, and the reconciler repeats this.
 */
export async function failJob(job: Job, error: string): Promise<boolean> {
  await jobKinds().get(job.kind)?.onFailed?.(job, error);
  const reservation = job.payload.reservation_id;
  if (typeof reservation === "string") await endReservations([{ id: reservation, settledMicros: null }]);
  return markFailed(job, error);
}

/** Sets only the failed state, for a job whose `onFailed` fails too. */
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

import { sql } from "@/lib/platform/database/db";
import { microbatch } from "@/lib/platform/database/microbatch";
import type { Job } from "@/lib/platform/jobs";
import { JOB_ENDS } from "@/lib/platform/jobs/end";
import { env } from "@/lib/platform/runtime/env";
import { DISABLE_AFTER_SECONDS } from "./schedule";

export interface Attempt {
  /** Response status. Null without a response. */
  status: number | null;
  /** Why there was no response. */
  error: string | null;
  response: string;
  durationMs: number;
  retryAfterSeconds: number | undefined;
}

interface AttemptRecord {
  job: Job;
  deliveryId: string;
  /** Starts at 1. */
  number: number;
  attempt: Attempt;
  /** New state of the delivery, unless it was cancelled in between. */
  state: string;
  waitSeconds: number | null;
}

/** The current time of a delivery's workspace. */
const CLOCK =
  "CASE WHEN n.environment = 'live' THEN now() ELSE workspace_now(d.workspace_id, n.environment) END";

/**
 * One success clears a webhook's failure, whatever else is in the batch. Webhooks are locked in one order.
 * The job ends with its attempt: it is requeued if the delivery waits for another attempt, and done if not.
 */
const RECORD = `
WITH n AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::float8[],
    $9::int[], $10::text[], $12::"Environment"[])
    AS n (job_id, handout, delivery_id, number, status, error, state, wait, duration_ms, response, environment)
), d AS (
  UPDATE webhook_delivery d SET attempts = n.number, last_status = n.status, last_error = n.error, updated_at = ${CLOCK},
    state = CASE WHEN d.state = 'pending' OR n.state = 'succeeded' THEN n.state ELSE d.state END,
    next_attempt_at = CASE WHEN d.state = 'pending' AND n.state = 'pending' THEN ${CLOCK} + make_interval(secs => n.wait) END,
    ended_at = CASE WHEN d.state = 'pending' AND n.state = 'pending' THEN NULL ELSE ${CLOCK} END
  FROM n WHERE d.id = n.delivery_id AND d.attempts = n.number - 1
  RETURNING d.webhook_id, d.state, n.state AS told, n.delivery_id, n.number, n.status, n.error, n.duration_ms, n.response,
    n.job_id, n.handout, n.wait, d.updated_at
), a AS (
  INSERT INTO webhook_attempt (delivery_id, attempt, status, error, duration_ms, response, created_at)
  SELECT delivery_id, number, status, error, duration_ms, response, updated_at FROM d
), h AS (
  SELECT webhook_id, bool_or(told = 'succeeded') AS well FROM d GROUP BY webhook_id
), turned AS (
  SELECT webhook.id, h.well FROM webhook JOIN h ON h.webhook_id = webhook.id
  WHERE (webhook.failing_since IS NULL) <> h.well ORDER BY webhook.id FOR NO KEY UPDATE OF webhook
), w AS (
  UPDATE webhook SET failing_since = CASE WHEN turned.well THEN NULL ELSE workspace_now(webhook.workspace_id, webhook.environment) END
  FROM turned WHERE webhook.id = turned.id
), ending AS (
  SELECT job_id AS id, handout, CASE WHEN state = 'pending' THEN wait END AS again FROM d
), ${JOB_ENDS}
SELECT d.job_id AS id, d.state, d.job_id = ANY (ARRAY(SELECT id FROM job_held)) AS held, NOT h.well
    AND webhook.status = 'active' AND COALESCE(webhook.failing_since <= workspace_now(webhook.workspace_id, webhook.environment) - make_interval(secs => $11), false) AS "failedLong"
FROM d JOIN h ON h.webhook_id = d.webhook_id JOIN webhook ON webhook.id = d.webhook_id`;

interface RecordedAttempt extends Record<string, unknown> {
  id: string;
  state: string;
  /** False if another dispatch has the job. */
  held: boolean;
  /** True if the webhook is active and has failed for longer than allowed. */
  failedLong: boolean;
}

/** Responses within this many milliseconds are recorded together, with one statement and one commit. */
const BATCH_MS = 10;

/**
 * Records one attempt, the delivery's new state, since when the webhook has been failing, and the end of the
 * job, in one statement for all attempts that end together. Returns undefined, and records nothing, if
 * another run has already recorded this attempt.
 */
export const recordAttempt = microbatch<AttemptRecord, RecordedAttempt | undefined>({
  max: 500,
  waitMs: BATCH_MS,
  run: async (attempts) => {
    const rows = await sql<RecordedAttempt>("webhook_attempt", RECORD, [
      attempts.map(({ job }) => job.id),
      attempts.map(({ job }) => job.handout),
      attempts.map((one) => one.deliveryId),
      attempts.map((one) => one.number),
      attempts.map(({ attempt }) => attempt.status),
      attempts.map(({ attempt }) => attempt.error),
      attempts.map((one) => one.state),
      attempts.map((one) => one.waitSeconds ?? 0),
      attempts.map(({ attempt }) => attempt.durationMs),
      attempts.map(({ attempt }) => attempt.response),
      DISABLE_AFTER_SECONDS / env().SCHEDULE_SCALE,
      attempts.map(({ job }) => job.environment),
    ]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return attempts.map(({ job }) => found.get(job.id));
  },
});

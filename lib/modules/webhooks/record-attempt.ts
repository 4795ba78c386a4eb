import { sql } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { gathered } from "@/lib/platform/gather";
import { newId } from "@/lib/platform/ids";
import { FAILING_SECONDS } from "./schedule";

export interface Attempt {
  /** The answer's status; null when there was no answer. */
  status: number | null;
  /** Why there was none. */
  error: string | null;
  response: string;
  durationMs: number;
  retryAfterSeconds: number | undefined;
}

interface Note {
  deliveryId: string;
  webhookId: string;
  /** 1 is the first. */
  number: number;
  attempt: Attempt;
  /** The delivery's state from now on, unless it was cancelled meanwhile. */
  state: string;
  waitSeconds: number | null;
}

/** One success clears a webhook's failure, whatever else comes with it. Webhooks are locked in one order. */
const RECORD = `
WITH n AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::float8[],
    $8::text[], $9::int[], $10::text[])
    AS n (delivery_id, webhook_id, number, status, error, state, wait, attempt_id, duration_ms, response)
), d AS (
  UPDATE webhook_delivery d SET attempts = n.number, last_status = n.status, last_error = n.error, updated_at = now(),
    state = CASE WHEN d.state = 'pending' OR n.state = 'succeeded' THEN n.state ELSE d.state END,
    next_attempt_at = CASE WHEN d.state = 'pending' AND n.state = 'pending' THEN now() + make_interval(secs => n.wait) END,
    ended_at = CASE WHEN d.state = 'pending' AND n.state = 'pending' THEN NULL ELSE now() END
  FROM n WHERE d.id = n.delivery_id AND d.attempts = n.number - 1
  RETURNING d.id, d.webhook_id, d.state, n.state AS told, n.attempt_id
), a AS (
  INSERT INTO webhook_attempt (id, delivery_id, attempt, status, error, duration_ms, response)
  SELECT n.attempt_id, n.delivery_id, n.number, n.status, n.error, n.duration_ms, n.response
  FROM n JOIN d ON d.attempt_id = n.attempt_id
), h AS (
  SELECT webhook_id, bool_or(told = 'succeeded') AS well FROM d GROUP BY webhook_id
), turned AS (
  SELECT webhook.id, h.well FROM webhook JOIN h ON h.webhook_id = webhook.id
  WHERE (webhook.failing_since IS NULL) <> h.well ORDER BY webhook.id FOR NO KEY UPDATE OF webhook
), w AS (
  UPDATE webhook SET failing_since = CASE WHEN turned.well THEN NULL ELSE now() END
  FROM turned WHERE webhook.id = turned.id
)
SELECT d.id, d.state, NOT h.well AND webhook.status = 'active'
    AND COALESCE(webhook.failing_since <= now() - make_interval(secs => $11), false) AS "failedLong"
FROM d JOIN h ON h.webhook_id = d.webhook_id JOIN webhook ON webhook.id = d.webhook_id`;

interface Noted extends Record<string, unknown> {
  id: string;
  state: string;
  failedLong: boolean;
}

/**
 * Writes one attempt, the delivery's new state and since when the webhook fails: one statement, for all attempts that
 * end at one time. Undefined when another run has written this attempt already.
 */
export const recordAttempt = gathered<Note, Noted | undefined>({
  most: 500,
  run: async (notes) => {
    const rows = await sql<Noted>("webhook_attempt", RECORD, [
      notes.map((note) => note.deliveryId),
      notes.map((note) => note.webhookId),
      notes.map((note) => note.number),
      notes.map(({ attempt }) => attempt.status),
      notes.map(({ attempt }) => attempt.error),
      notes.map((note) => note.state),
      notes.map((note) => note.waitSeconds ?? 0),
      notes.map(() => newId("wha")),
      notes.map(({ attempt }) => attempt.durationMs),
      notes.map(({ attempt }) => attempt.response),
      FAILING_SECONDS / env().SCHEDULE_SCALE,
    ]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return notes.map(({ deliveryId }) => found.get(deliveryId));
  },
});

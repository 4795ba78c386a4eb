import { sql } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
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

const RECORD = `
WITH d AS (
  UPDATE webhook_delivery SET attempts = $3, last_status = $4, last_error = $5, updated_at = now(),
    state = CASE WHEN state = 'pending' OR $6 = 'succeeded' THEN $6 ELSE state END,
    next_attempt_at = CASE WHEN state = 'pending' AND $6 = 'pending' THEN now() + make_interval(secs => $7) END,
    ended_at = CASE WHEN state = 'pending' AND $6 = 'pending' THEN NULL ELSE now() END
  WHERE id = $1 AND attempts = $3 - 1
  RETURNING state
), a AS (
  INSERT INTO webhook_attempt (id, delivery_id, attempt, status, error, duration_ms, response)
  SELECT $8, $1, $3, $4, $5, $9, $10 FROM d
), w AS (
  UPDATE webhook SET failing_since = CASE WHEN $6 = 'succeeded' THEN NULL ELSE now() END
  WHERE id = $2 AND EXISTS (SELECT 1 FROM d) AND (failing_since IS NULL) <> ($6 = 'succeeded')
)
SELECT d.state, $6 <> 'succeeded' AND webhook.status = 'active'
    AND COALESCE(webhook.failing_since <= now() - make_interval(secs => $11), false) AS "failedLong"
FROM d, webhook WHERE webhook.id = $2`;

/**
 * Writes one attempt, the delivery's new state and since when the webhook fails: one statement.
 * @returns undefined when another run has written this attempt already
 */
export async function recordAttempt(note: Note): Promise<{ state: string; failedLong: boolean } | undefined> {
  const { attempt } = note;
  const rows = await sql<{ state: string; failedLong: boolean }>("webhook_attempt", RECORD, [
    note.deliveryId,
    note.webhookId,
    note.number,
    attempt.status,
    attempt.error,
    note.state,
    note.waitSeconds ?? 0,
    newId("wha"),
    attempt.durationMs,
    attempt.response,
    FAILING_SECONDS / env().SCHEDULE_SCALE,
  ]);
  return rows[0];
}

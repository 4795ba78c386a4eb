import type { Environment } from "../security/principal";
import { PUBLISHED_CLOCK } from "../test-clock/clock-row";

/** A running job. Only JSON values, because the engine carries it between steps. */
export interface Job {
  id: string;
  workspaceId: string;
  environment: Environment;
  kind: string;
  /** Id of the resource that the job is about. */
  subject: string;
  payload: Record<string, unknown>;
  /** 1 on the first attempt. */
  attempt: number;
  maxAttempts: number;
  /** Number of the dispatch that holds the lease: a fencing token, included in every write of this run. */
  handout: number;
  /** When it became due, by the database's clock, ISO 8601. */
  dueAt: string;
  /** How long it had been due when it was leased, in milliseconds by the database's clock. */
  lagMs: number;
  /** The request that scheduled the job. */
  requestId: string;
}

/**
 * The columns of a `Job`, for statements that lease one, and its workspace's test clock. `leased()` reads
 * both.
 */
export const JOB_COLUMNS = `id, workspace_id AS "workspaceId", environment, kind, subject, payload, attempt,
  max_attempts AS "maxAttempts", handout, to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "dueAt",
  GREATEST(0, extract(epoch FROM now() - due_at) * 1000)::float8 AS "lagMs", request_id AS "requestId",
  CASE WHEN environment = 'test' THEN (
    SELECT to_json(clock) FROM (SELECT ${PUBLISHED_CLOCK} FROM test_clock c WHERE c.workspace_id = job.workspace_id) clock) END AS clock`;

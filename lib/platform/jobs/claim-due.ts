import { sql } from "../database/db";
import { promoteDue } from "../test-clock/promote-due";
import { hasTestClocks } from "../test-clock/test-clocks";
import { slowGroups } from "./concurrency-groups";
import type { Dispatch } from "./engine";
import { ownKinds } from "./kinds";

/** How long the engine has to call the function before a dispatch counts as lost. */
const DISPATCH_LEASE_SECONDS = 30;

/**
 * Due jobs of known kinds, oldest first, within the limits of their kind and group. A group with fewer runs
 * comes first, so that those with a backlog don't take every slot. Jobs over a limit stay in the database,
 * because a backlog inside the engine would outlive its leases. Jobs drained by a run take no slot. Limits are read
 * before the rows are locked, so two processes may briefly exceed one by a few. Times are compared with the column's
 * rounding, so that a job created half a millisecond ago is due.
 */
const CLAIM = `
WITH k AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[]) AS t (kind, most, lane_field, lane_most)
), busy AS MATERIALIZED (
  SELECT k.kind, job.payload->>k.lane_field AS lane, count(*)::int AS n
  FROM job JOIN k ON k.kind = job.kind WHERE job.state IN ('dispatched', 'running') AND NOT job.carried GROUP BY 1, 2
), busy_kind AS (
  SELECT kind, sum(n)::int AS n FROM busy GROUP BY 1
), due AS MATERIALIZED (
  SELECT job.id, job.due_at, job.kind, job.payload->>k.lane_field AS lane,
    k.most - COALESCE(busy_kind.n, 0) AS kind_room, COALESCE(busy.n, 0) AS lane_busy,
    CASE WHEN k.lane_field IS NULL THEN k.most
      WHEN job.kind || ' ' || (job.payload->>k.lane_field) = ANY ($5::text[]) THEN 1
      ELSE k.lane_most END - COALESCE(busy.n, 0) AS lane_room
  FROM job JOIN k ON k.kind = job.kind
    LEFT JOIN busy_kind ON busy_kind.kind = job.kind
    LEFT JOIN busy ON busy.kind = job.kind AND k.lane_field IS NOT NULL AND busy.lane = job.payload->>k.lane_field
  WHERE job.state = 'queued' AND job.due_at <= now()::timestamptz(3) AND NOT job.on_clock
), room AS (
  SELECT * FROM due WHERE kind_room > 0 AND lane_room > 0 ORDER BY lane_busy, due_at, id LIMIT $6
), in_lane AS (
  SELECT *, row_number() OVER (PARTITION BY kind, lane ORDER BY due_at, id) AS lane_place FROM room
), in_kind AS (
  SELECT id, kind_room, row_number() OVER (PARTITION BY kind ORDER BY lane_busy + lane_place, due_at, id) AS kind_place
  FROM in_lane WHERE lane_place <= lane_room
), picked AS (
  SELECT job.id FROM job JOIN in_kind ON in_kind.id = job.id
  WHERE job.state = 'queued' AND kind_place <= kind_room
  FOR UPDATE OF job SKIP LOCKED
)
UPDATE job SET state = 'dispatched', carried = false, handout = handout + 1, lease_until = now() + make_interval(secs => $7)
FROM picked WHERE job.id = picked.id
RETURNING job.id AS "jobId", job.kind, job.handout, floor(extract(epoch FROM now()) * 1000)::float8 AS at`;

/**
 * Marks at most `most` due jobs of this process's pool as dispatched. The caller then sends them to the
 * engine.
 */
export async function claimDue(most: number): Promise<Dispatch[]> {
  const kinds = ownKinds();
  if (kinds.length === 0) return [];
  if (hasTestClocks()) await promoteDue();
  return sql<Dispatch & Record<string, unknown>>("job_claim", CLAIM, [
    kinds.map(({ kind }) => kind),
    kinds.map(({ limit }) => limit),
    kinds.map(({ group }) => group?.field ?? null),
    kinds.map(({ group }) => group?.limit ?? null),
    slowGroups(),
    most,
    DISPATCH_LEASE_SECONDS,
  ]);
}

/** Requeues jobs that never reached the engine. They keep their due time, and so their place in the queue. */
export async function returnUnsent(dispatches: Dispatch[]): Promise<void> {
  await sql(
    "job_unclaim",
    `UPDATE job SET state = 'queued', lease_until = NULL
     FROM unnest($1::text[], $2::int[]) AS h (id, handout)
     WHERE job.id = h.id AND job.handout = h.handout AND job.state = 'dispatched'`,
    [dispatches.map(({ jobId }) => jobId), dispatches.map(({ handout }) => handout)],
  );
}

import { sql } from "../database/db";
import { JOB_COLUMNS, type Job } from "./job";
import { type LeasedRow, leased } from "./leased";

const NEXT = `
UPDATE job SET state = 'running', carried = true, handout = handout + 1, attempt = attempt + 1,
  lease_until = now() + make_interval(secs => $5), started_at = COALESCE(started_at, now())
WHERE id IN (
  SELECT id FROM job
  WHERE state = 'queued' AND due_at <= now()::timestamptz(3) AND NOT on_clock AND kind = $1
    AND ($2::text IS NULL OR payload->>$2 = $3)
  ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
)
RETURNING ${JOB_COLUMNS}`;

/**
 * Jobs that share a concurrency limit: those of one kind or, if the kind says so, those with the same value
 * of a payload field.
 */
export interface ConcurrencyGroup {
  kind: string;
  field?: string;
  value?: string;
}

/** Leases due jobs of one group without a call from the engine, for a run that drains the queue. */
export async function leaseNext(group: ConcurrencyGroup, max: number, leaseSeconds: number): Promise<Job[]> {
  const rows = await sql<LeasedRow>("job_next", NEXT, [
    group.kind,
    group.field ?? null,
    group.value ?? null,
    max,
    leaseSeconds,
  ]);
  return leased(rows).sort((a, b) => (queueOrder(a) < queueOrder(b) ? -1 : 1));
}

const queueOrder = ({ dueAt, id }: Job): string => dueAt + id;

/** The oldest job of each idle group that was not slow recently. */
const FROM_IDLE_GROUPS = `
WITH busy AS MATERIALIZED (
  SELECT DISTINCT payload->>$2 AS lane FROM job WHERE kind = $1 AND state IN ('dispatched', 'running')
), heads AS MATERIALIZED (
  SELECT DISTINCT ON (payload->>$2) id, due_at FROM job
  WHERE state = 'queued' AND due_at <= now()::timestamptz(3) AND NOT on_clock AND kind = $1
    AND payload->>$2 <> ALL ($3::text[])
    AND NOT EXISTS (SELECT 1 FROM busy WHERE busy.lane = job.payload->>$2)
  ORDER BY payload->>$2, due_at, id
)
UPDATE job SET state = 'running', carried = true, handout = handout + 1, attempt = attempt + 1,
  lease_until = now() + make_interval(secs => $5), started_at = COALESCE(started_at, now())
WHERE id IN (
  SELECT job.id FROM job JOIN heads ON heads.id = job.id
  WHERE job.state = 'queued' ORDER BY heads.due_at LIMIT $4 FOR UPDATE OF job SKIP LOCKED
)
RETURNING ${JOB_COLUMNS}`;

/** Leases due jobs of other, idle groups, one each, for a run that has no work left in its own group. */
export async function leaseFromIdleGroups(
  { kind, field }: ConcurrencyGroup,
  slow: string[],
  max: number,
  leaseSeconds: number,
): Promise<Job[]> {
  if (field === undefined) return [];
  return leased(
    await sql<LeasedRow>("job_elsewhere", FROM_IDLE_GROUPS, [kind, field, slow, max, leaseSeconds]),
  );
}

/** Requeues jobs that were leased but not run, as if they had not been tried. */
export async function requeueJobs(jobs: Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql(
    "job_give_back",
    `UPDATE job SET state = 'queued', attempt = attempt - 1, lease_until = NULL
     FROM unnest($1::text[], $2::int[]) AS h (id, handout)
     WHERE job.id = h.id AND job.handout = h.handout AND job.lease_until IS NOT NULL`,
    [jobs.map(({ id }) => id), jobs.map(({ handout }) => handout)],
  );
}

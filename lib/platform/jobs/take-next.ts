import { sql } from "../database/db";
import { JOB_COLUMNS, type Job } from "./job";

const NEXT = `
UPDATE job SET state = 'running', carried = true, handout = handout + 1, attempt = attempt + 1,
  lease_until = now() + make_interval(secs => $5), started_at = COALESCE(started_at, now())
WHERE id IN (
  SELECT id FROM job
  WHERE state = 'queued' AND due_at <= now() AND kind = $1 AND ($2::text IS NULL OR payload->>$2 = $3)
  ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
)
RETURNING ${JOB_COLUMNS}`;

/** The kind and, where it has one, the lane that a run works for. */
export interface Lane {
  kind: string;
  field?: string;
  value?: string;
}

/** Takes due jobs of one lane with their leases, without asking the engine: a run that is warm goes on with them. */
export async function takeNext(lane: Lane, most: number, leaseSeconds: number): Promise<Job[]> {
  const rows = await sql<Job & Record<string, unknown>>("job_next", NEXT, [
    lane.kind,
    lane.field ?? null,
    lane.value ?? null,
    most,
    leaseSeconds,
  ]);
  return rows.sort((a, b) => (turnOf(a) < turnOf(b) ? -1 : 1));
}

const turnOf = ({ dueAt, id }: Job): string => dueAt + id;

/** The oldest of each lane in which nothing is under way, of lanes that were not slow lately. */
const ELSEWHERE = `
WITH busy AS MATERIALIZED (
  SELECT DISTINCT payload->>$2 AS lane FROM job WHERE kind = $1 AND state IN ('dispatched', 'running')
), heads AS MATERIALIZED (
  SELECT DISTINCT ON (payload->>$2) id, due_at FROM job
  WHERE state = 'queued' AND due_at <= now() AND kind = $1 AND payload->>$2 <> ALL ($3::text[])
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

/** Takes due jobs of other lanes, one each, for a run that is warm and has nothing left of its own. */
export async function takeElsewhere(
  { kind, field }: Lane,
  slow: string[],
  most: number,
  leaseSeconds: number,
): Promise<Job[]> {
  if (field === undefined) return [];
  return sql<Job & Record<string, unknown>>("job_elsewhere", ELSEWHERE, [
    kind,
    field,
    slow,
    most,
    leaseSeconds,
  ]);
}

/** Puts jobs back that were taken and not begun. */
export async function giveBack(jobs: Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql(
    "job_give_back",
    `UPDATE job SET state = 'queued', attempt = attempt - 1, lease_until = NULL
     FROM unnest($1::text[], $2::int[]) AS h (id, handout)
     WHERE job.id = h.id AND job.handout = h.handout AND job.lease_until IS NOT NULL`,
    [jobs.map(({ id }) => id), jobs.map(({ handout }) => handout)],
  );
}

import { sql } from "../database/db";
import type { SupervisedTaskKind } from "./supervised-task";

/** The statements of a holder. Only the database's clock decides what is wanted, leased or due. */

export interface LeasedTask extends Record<string, unknown> {
  kind: string;
  subject: string;
  payload: unknown;
  fence: number;
}

const IS_REQUESTED = "(wanted_until IS NULL OR wanted_until > now())";

const TAKE = `
UPDATE wanted_work w SET holder = $1, fence = w.fence + 1, lease_until = now() + make_interval(secs => free.lease)
FROM (
  SELECT wanted_work.kind, subject, k.lease
  FROM wanted_work JOIN unnest($2::text[], $3::float8[]) AS k (kind, lease) ON k.kind = wanted_work.kind
  WHERE ${IS_REQUESTED} AND (lease_until IS NULL OR lease_until < now()) AND (retry_at IS NULL OR retry_at <= now())
  ORDER BY created_at, subject LIMIT $4 FOR UPDATE OF wanted_work SKIP LOCKED
) free
WHERE w.kind = free.kind AND w.subject = free.subject
RETURNING w.kind, w.subject, w.payload, w.fence`;

/** Takes work that is wanted and free, oldest first. */
export const leaseTasks = (
  holder: string,
  kinds: readonly SupervisedTaskKind[],
  most: number,
): Promise<LeasedTask[]> =>
  sql<LeasedTask>("wanted_take", TAKE, [
    holder,
    kinds.map(({ kind }) => kind),
    kinds.map(({ leaseSeconds }) => leaseSeconds),
    most,
  ]);

const HELD = "w.kind = h.kind AND w.subject = h.subject AND w.fence = h.fence AND w.holder = $1";

const KEEP = `
UPDATE wanted_work w SET lease_until = now() + make_interval(secs => h.lease)
FROM unnest($2::text[], $3::text[], $4::int[], $5::float8[]) AS h (kind, subject, fence, lease)
WHERE ${HELD}
RETURNING w.kind, w.subject, w.fence, ${IS_REQUESTED} AS wanted`;

interface Kept extends Record<string, unknown> {
  kind: string;
  subject: string;
  fence: number;
  wanted: boolean;
}

/** Renews leases. Rows that aren't returned are no longer ours. */
export const renewTaskLeases = (
  holder: string,
  held: readonly (LeasedTask & { lease: number })[],
): Promise<Kept[]> =>
  sql<Kept>("wanted_keep", KEEP, [
    holder,
    held.map(({ kind }) => kind),
    held.map(({ subject }) => subject),
    held.map(({ fence }) => fence),
    held.map(({ lease }) => lease),
  ]);

/** How a run ended: restart after this many seconds, with the error if it failed. */
export interface Ending {
  seconds: number;
  error?: string;
}

const OWN = "kind = $1 AND subject = $2 AND fence = $3 AND holder = $4";

/** Releases work after its run. If it is no longer wanted, its row is deleted. */
export async function releaseTask(
  holder: string,
  { kind, subject, fence }: LeasedTask,
  { seconds, error }: Ending,
): Promise<void> {
  const own = [kind, subject, fence, holder];
  await sql(
    "wanted_free",
    `UPDATE wanted_work SET holder = NULL, lease_until = NULL, retry_at = now() + make_interval(secs => $5),
       error = $6::text, failures = CASE WHEN $6::text IS NULL THEN 0 ELSE failures + 1 END
     WHERE ${OWN} AND ${IS_REQUESTED}`,
    [...own, seconds, error ?? null],
  );
  await sql("wanted_done", `DELETE FROM wanted_work WHERE ${OWN} AND NOT ${IS_REQUESTED}`, own);
}

/** Creates the rows of work that is always wanted. */
export async function ensureAlways(kinds: readonly SupervisedTaskKind[]): Promise<void> {
  const standing = kinds.filter(({ always }) => always !== undefined);
  await sql(
    "wanted_always",
    `INSERT INTO wanted_work (kind, subject, pool)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT (kind, subject) DO NOTHING`,
    [
      standing.map(({ kind }) => kind),
      standing.map(({ always }) => always),
      standing.map(({ pool }) => pool),
    ],
  );
}

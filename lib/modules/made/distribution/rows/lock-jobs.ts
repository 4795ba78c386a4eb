import type { Ctx } from "@/lib/operation/ctx";

/**
 * Locks jobs until the transaction ends. Read their publications afterwards: from then on a worker can only begin one that is
 * queued, everything else waits.
 */
export const lockJobs = ({ lock }: Pick<Ctx, "lock">, ids: readonly string[]): Promise<unknown> =>
  lock(
    "distribution_jobs_lock",
    "SELECT 1 FROM distribution_job WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE",
    [[...ids]],
  );

import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { publishJob } from "./publish-job";

/**
 * Cancels what isn't out yet, in the caller's transaction, which has locked the job.
 * @returns ids of those that are cancelled: a worker may have begun others since they were read
 */
export async function cancelQueued(
  ctx: Pick<Ctx, "db" | "realNow">,
  publications: readonly Pick<Publication, "id">[],
): Promise<ReadonlySet<string>> {
  if (publications.length === 0) return new Set();
  const cancelled = await ctx.db.publication.updateManyAndReturn({
    where: { id: { in: publications.map(({ id }) => id) }, state: { in: ["draft", "queued"] } },
    data: { state: "cancelled", nextAttemptAt: null, updatedAt: ctx.realNow },
    select: { id: true },
  });
  const ids = cancelled.map(({ id }) => id);
  await cancelJobs(publishJob.kind, ids);
  return new Set(ids);
}

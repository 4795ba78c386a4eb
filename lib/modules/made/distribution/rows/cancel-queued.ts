import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { publishJob } from "./publish-job";

/**
 * Cancels what isn't out yet, in the caller's transaction, which has locked the job.
 * @param attempted what an attempt may have published, which is to be taken back
 * @returns ids of those that changed: a worker may have begun others since they were read
 */
export async function cancelQueued(
  ctx: Pick<Ctx, "db" | "realNow">,
  { unsent, attempted }: Record<"unsent" | "attempted", readonly Pick<Publication, "id">[]>,
): Promise<ReadonlySet<string>> {
  const change = (publications: typeof unsent, from: string[], to: { state: string; attempts?: number }) =>
    ctx.db.publication.updateManyAndReturn({
      where: { id: { in: publications.map(({ id }) => id) }, state: { in: from } },
      data: { ...to, nextAttemptAt: null, updatedAt: ctx.realNow },
      select: { id: true },
    });
  const changed = [
    ...(await change(unsent, ["draft", "queued"], { state: "cancelled" })),
    ...(await change(attempted, ["queued", "failed"], { state: "withdrawing", attempts: 0 })),
  ];
  const ids = changed.map(({ id }) => id);
  await cancelJobs(publishJob.kind, ids);
  return new Set(ids);
}

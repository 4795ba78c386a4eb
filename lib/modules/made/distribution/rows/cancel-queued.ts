import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { publishJob } from "./publish-job";

/** Cancels what isn't out yet, in the caller's transaction. */
export async function cancelQueued(
  ctx: Pick<Ctx, "db" | "realNow">,
  publications: readonly Pick<Publication, "id" | "state">[],
): Promise<void> {
  const ids = publications.filter(({ state }) => ["draft", "queued"].includes(state)).map(({ id }) => id);
  if (ids.length === 0) return;
  await cancelJobs(publishJob.kind, ids);
  await ctx.db.publication.updateMany({
    where: { id: { in: ids } },
    data: { state: "cancelled", nextAttemptAt: null, updatedAt: ctx.realNow },
  });
}

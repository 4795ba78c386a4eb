import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { publishJob } from "./publish-job";

/** Queues publications that are still in a state, in the caller's transaction, which has locked their job. */
export async function queuePublications(
  ctx: Ctx,
  publications: readonly Pick<Publication, "id">[],
  from: "draft" | "failed" | "published",
): Promise<void> {
  const queued = await ctx.db.publication.updateManyAndReturn({
    where: { id: { in: publications.map(({ id }) => id) }, state: from },
    data: { state: "queued", attempts: 0, failure: null, nextAttemptAt: null, updatedAt: ctx.realNow },
    select: { id: true, destinationId: true },
  });
  for (const { id, destinationId } of queued)
    ctx.enqueue(publishJob, { destination_id: destinationId }, { subject: id });
}

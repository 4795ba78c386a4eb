import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { publishJob } from "./publish-job";

/** Queues publications, in the caller's transaction, which has locked their job. */
export async function queuePublications(
  ctx: Ctx,
  publications: readonly Pick<Publication, "id" | "destinationId">[],
): Promise<void> {
  await ctx.db.publication.updateMany({
    where: { id: { in: publications.map(({ id }) => id) } },
    data: { state: "queued", attempts: 0, failure: null, nextAttemptAt: null, updatedAt: ctx.realNow },
  });
  for (const { id, destinationId } of publications)
    ctx.enqueue(publishJob, { destination_id: destinationId }, { subject: id });
}

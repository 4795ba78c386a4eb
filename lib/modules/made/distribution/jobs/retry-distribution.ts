import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { havingItem, lockDestinationsOf } from "../destinations/find-destinations";
import { queuePublications } from "../rows/queue-publications";
import { settleJob } from "../rows/settle-job";
import { lockJob } from "./find-job";
import { readJob } from "./present-job";

type Operation = typeof distributionContract.retryDistribution;

/** Queues the destinations that failed, unless another job has published the same there since. What a driver remembers of an earlier attempt is used again. */
export async function retryDistribution(
  ctx: Ctx,
  { slug, job_id: id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  await lockDestinationsOf(ctx, id);
  const { job, publications } = await lockJob(ctx, slug, id);
  const failed = publications.filter(
    ({ state, destination }) => state === "failed" && destination.deletedAt === null,
  );
  if (failed.length === 0) throw stateConflict(job.state, "No destination failed that still exists.");
  const ids = failed.map(({ destinationId }) => destinationId);
  const taken = await havingItem(ctx, ids, job.itemId, id);
  const free = failed.filter(({ destinationId }) => !taken.has(destinationId));
  if (free.length === 0)
    throw stateConflict(job.state, "Another job published it there since. Take that back first.");
  await queuePublications(ctx, free, "failed");
  await settleJob(ctx, id);
  ctx.record({
    ...{ subjectType: "distribution", subjectId: id, before: { state: job.state } },
    after: { retried: free.map(({ destinationId }) => destinationId) },
  });
  return readJob(ctx, slug, id);
}

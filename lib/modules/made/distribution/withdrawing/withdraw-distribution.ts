import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { lockJob } from "../jobs/find-job";
import { readJob } from "../jobs/present-job";
import { settleJob } from "../rows/settle-job";
import { withdrawPublications } from "../rows/withdraw-publications";

type Operation = typeof distributionContract.withdrawDistribution;

export async function withdrawDistribution(
  ctx: Ctx,
  { slug, job_id: id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { job, publications } = await lockJob(ctx, slug, id);
  const changed = await withdrawPublications(ctx, publications);
  if (changed.length === 0) throw stateConflict(job.state, "There's nothing to unpublish.");
  await settleJob(ctx, id);
  ctx.record({
    ...{ subjectType: "distribution", subjectId: id, before: { state: job.state } },
    after: { withdrawn: changed.map(({ destinationId }) => destinationId) },
  });
  return readJob(ctx, slug, id);
}

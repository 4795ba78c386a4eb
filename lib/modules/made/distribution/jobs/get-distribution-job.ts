import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { readJob } from "./present-job";

type Operation = typeof distributionContract.getDistributionJob;

export async function getDistributionJob(
  ctx: Ctx,
  { slug, job_id: id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const job = await ctx.db.distributionJob.findFirst({
    where: { id, eventId: event.id },
    select: { id: true },
  });
  if (!job) throw notFound();
  return readJob(ctx, slug, id);
}

import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { distributionContract } from "../contract";
import { factsOf, type JobFacts, presentJob, WITH_RESULTS } from "./present-job";

type Operation = typeof distributionContract.listDistributionJobs;

export async function listDistributionJobs(
  ctx: Ctx,
  { slug, state, ...page }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { id: eventId } = await findEvent(ctx, slug);
  let facts: JobFacts = { clips: new Map(), outdated: new Set() };
  return readPage(
    ctx,
    { ...page, state },
    { created_at: "createdAt" },
    async ({ where, ...rest }) => {
      const jobs = await ctx.db.distributionJob.findMany({
        where: { AND: [{ eventId, ...(state && { state }) }, where] },
        include: WITH_RESULTS,
        ...rest,
      });
      facts = await factsOf(ctx, jobs);
      return jobs;
    },
    (job) => presentJob(job, slug, facts),
  );
}

import type { DistributionJob, Event, Publication } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

interface Locked {
  event: Event;
  job: DistributionJob;
  publications: (Publication & { destination: { kind: string; deletedAt: Date | null } })[];
}

/** Returns a job of the caller's show, locked, so that its publications are changed by one call at a time. */
export async function lockJob(ctx: Ctx, slug: string, id: string): Promise<Locked> {
  await ctx.lock(
    "distribution_job_of",
    "SELECT 1 FROM distribution_job WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [id, ctx.workspaceId],
  );
  const event = await findEvent(ctx, slug);
  const found = await ctx.db.distributionJob.findUnique({
    where: { id },
    include: {
      publications: {
        include: { destination: { select: { kind: true, deletedAt: true } } },
        orderBy: { id: "asc" },
      },
    },
  });
  if (found?.eventId !== event.id) throw notFound();
  const { publications, ...job } = found;
  return { event, job, publications };
}

import type { DistributionJob, Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

type State = "queued" | "running" | "succeeded" | "failed" | "cancelled" | "draft";

/** Sets a job's state after those of its publications, in the caller's transaction. Sends its webhook when it first ends. */
export async function settleJob(
  ctx: Pick<Ctx, "db" | "realNow" | "emit" | "lock">,
  jobId: string,
): Promise<DistributionJob> {
  await ctx.lock("distribution_job_lock", "SELECT 1 FROM distribution_job WHERE id = $1 FOR UPDATE", [jobId]);
  const { publications, recording, ...job } = await ctx.db.distributionJob.findUniqueOrThrow({
    where: { id: jobId },
    include: {
      publications: { include: { destination: { select: { name: true } } }, orderBy: { id: "asc" } },
      recording: { select: { event: { select: { slug: true } } } },
    },
  });
  const state = stateOf(publications.map((one) => (wasNeverOut(one) ? "cancelled" : one.state)));
  const isOver = state === "succeeded" || state === "failed";
  const isFirst = isOver && !job.isReported;
  if (isFirst) {
    const { slug } = recording.event;
    const results = publications.filter((one) => !wasNeverOut(one)).map(resultOf);
    ctx.emit({
      type: "distribution.finished",
      eventSlug: slug,
      data: { event_slug: slug, job_id: jobId, results },
    });
  }
  return ctx.db.distributionJob.update({
    where: { id: jobId },
    data: {
      ...{ state, updatedAt: ctx.realNow, isReported: job.isReported || isFirst },
      finishedAt: isOver || state === "cancelled" ? (job.finishedAt ?? ctx.realNow) : null,
    },
  });
}

/** Also one that is taken back in case an attempt has published it. */
const wasNeverOut = ({ state, publishedAt }: Publication): boolean =>
  state === "cancelled" || (["withdrawing", "withdrawn"].includes(state) && publishedAt === null);

function stateOf(states: readonly string[]): State {
  const has = (...any: string[]) => states.some((state) => any.includes(state));
  if (has("running")) return "running";
  if (has("queued")) return has("published", "captured", "failed") ? "running" : "queued";
  if (has("draft")) return "draft";
  if (has("failed")) return "failed";
  return states.every((state) => state === "cancelled") ? "cancelled" : "succeeded";
}

type Listed = Publication & { destination: { name: string } };

const resultOf = ({ destination, state, url, failure }: Listed) => ({
  destination: destination.name,
  state: state === "failed" ? "failed" : state === "captured" ? "captured" : "published",
  ...{ url, reason: failure },
});

import type { Destination, DistributionJob, Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { CAN_WITHDRAW } from "../destination-settings";
import type { Item } from "../items/item";
import { idOf, typeOf } from "../items/item";
import { outdatedPublications } from "../rows/outdated";
import type { DistributionJobWire, DistributionResultWire } from "../schema";

type Listed = Publication & { destination: Destination };
type JobWithResults = DistributionJob & { publications: Listed[] };

export const WITH_RESULTS = {
  publications: { include: { destination: true }, orderBy: { id: "asc" } },
} as const;

/** Reads a job as it's presented, in the caller's transaction. */
export async function readJob(
  ctx: Pick<Ctx, "db" | "sql">,
  slug: string,
  id: string,
): Promise<DistributionJobWire> {
  const job = await ctx.db.distributionJob.findUniqueOrThrow({ where: { id }, include: WITH_RESULTS });
  return presentJob(job, slug, await factsOf(ctx, [job]));
}

/** What is known of some jobs beside their rows. */
export interface JobFacts {
  /** Clips are named by their numbers. One that was deleted has none. */
  clips: ReadonlyMap<string, number>;
  /** Publications of which the recording was edited since. */
  outdated: ReadonlySet<string>;
}

export async function factsOf(
  ctx: Pick<Ctx, "db" | "sql">,
  jobs: readonly DistributionJob[],
): Promise<JobFacts> {
  const ids = jobs.filter(({ itemType }) => itemType === "clip").map(({ itemId }) => itemId);
  const clips = ids.length === 0 ? [] : await ctx.db.clip.findMany({ where: { id: { in: ids } } });
  return {
    clips: new Map(clips.map(({ id, number }) => [id, number])),
    outdated: await outdatedPublications(
      ctx,
      jobs.map(({ id }) => id),
    ),
  };
}

export function presentJob(
  job: JobWithResults,
  slug: string,
  { clips, outdated }: JobFacts,
): DistributionJobWire {
  const { publications } = job;
  const failed = publications.filter(({ state }) => state === "failed").length;
  const isWithdrawing = publications.some(({ state }) => state === "withdrawing");
  const isPublishing = job.state === "queued" || job.state === "running";
  const over = publications.filter(({ state }) => !["draft", "queued", "running"].includes(state)).length;
  return {
    id: job.id,
    event_slug: slug,
    state: job.state as DistributionJobWire["state"],
    stage: isWithdrawing ? "withdrawing" : isPublishing ? "publishing" : null,
    progress: Math.floor((100 * over) / publications.length),
    error: failed === 0 ? null : `${failed} of ${publications.length} destinations failed.`,
    item: {
      type: job.itemType as DistributionJobWire["item"]["type"],
      recording_id: job.recordingId,
      clip_id: clips.get(job.itemId) ?? null,
      content_id: job.itemType === "content" ? job.itemId : null,
      ...{ title: job.title, description: job.description },
    },
    results: publications.map((one) => presentResult(one, outdated.has(one.id))),
    created_at: iso(job.createdAt),
    updated_at: iso(job.updatedAt),
    finished_at: isoOrNull(job.finishedAt),
  };
}

const presentResult = ({ destination, ...one }: Listed, stale: boolean): DistributionResultWire => ({
  destination_id: destination.id,
  name: destination.name,
  kind: destination.kind as DistributionResultWire["kind"],
  state: one.state as DistributionResultWire["state"],
  stale,
  url: one.state === "withdrawn" ? null : one.url,
  attempts: one.attempts,
  next_attempt_at: isoOrNull(one.nextAttemptAt),
  failure: one.failure,
  can_withdraw: CAN_WITHDRAW.includes(destination.kind),
  request: one.request as DistributionResultWire["request"],
  published_at: isoOrNull(one.publishedAt),
  withdrawn_at: isoOrNull(one.withdrawnAt),
});

export const presentItem = (item: Item): DistributionJobWire["item"] => ({
  type: typeOf(item),
  recording_id: item.recording.id,
  clip_id: item.clip?.number ?? null,
  content_id: item.content ? idOf(item) : null,
  ...{ title: item.title, description: item.description },
});

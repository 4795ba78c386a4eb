import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import type { shortsContract } from "../contract";
import { presentClip } from "./present-clip";
import { renderClipJob } from "./render-clip-job";

type Operation = typeof shortsContract.manageShortJob;

/** Cancels a clip that isn't being rendered yet. Whoever begins it locks its row as well, so never both happen. */
export async function manageShortJob(
  ctx: Ctx,
  { slug, job_id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const where = { eventId: event.id, number: job_id, recording: { deletedAt: null } };
  const found = await ctx.db.clip.findFirst({ where, include: { recording: true } });
  if (!found) throw invalid({ job_id: "not_found" });
  const { count } = await ctx.db.clip.updateMany({
    where: { id: found.id, state: "queued" },
    data: { state: "cancelled", updatedAt: ctx.realNow },
  });
  const clip = await ctx.db.clip.findUniqueOrThrow({ where: { id: found.id } });
  if (count === 0 && clip.state !== "cancelled")
    throw stateConflict(clip.state, "Only a clip that is queued can be cancelled.");
  ctx.record({ subjectType: "clip", subjectId: String(job_id), after: { state: "cancelled" } });
  const presented = await presentClip(ctx, clip, found.recording.version);
  // Last, because it locks the budget until the commit.
  await cancelJobs(renderClipJob.kind, [found.id]);
  return presented;
}

import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { pricedVerb } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { CLIP_CREDITS, type shortsContract } from "../contract";
import { orderClip } from "./order-clip";
import { presentClip } from "./present-clip";
import { renderClipJob } from "./render-clip-job";

type Operation = typeof shortsContract.manageShortJob;

export const manageShortJob = pricedVerb<InputOf<Operation>, OutputOf<Operation>>(
  async (_ctx, asked) => (asked.action === "create" && !asked.clip.preview ? CLIP_CREDITS : 0),
  async (ctx, asked) => {
    if (asked.action === "cancel") return cancelClip(ctx, asked);
    return orderClip(ctx, { slug: asked.slug, ...asked.clip }).catch(inClip);
  },
);

/** Names the fields of a problem by where they are. */
function inClip(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== "validation_error" || !error.fields) throw error;
  const fields = Object.entries(error.fields).map(([name, code]) => [`clip.${name}`, code]);
  throw new Problem("validation_error", error.message, Object.fromEntries(fields));
}

/** Cancels a clip that isn't being rendered yet. Whoever begins it locks its row as well, so never both happen. */
async function cancelClip(
  ctx: Ctx,
  { slug, job_id }: Pick<Extract<InputOf<Operation>, { action: "cancel" }>, "slug" | "job_id">,
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
  const presented = await presentClip(ctx, clip, { version: found.recording.version });
  // Last, because it locks the budget until the commit.
  await cancelJobs(renderClipJob.kind, [found.id]);
  return presented;
}

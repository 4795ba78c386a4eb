import type { Clip } from "@/lib/generated/prisma/client";
import type { Ctx, Reservation } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import type { Source } from "../find-source";
import { nextNumbers } from "../segments/next-numbers";
import type { Chosen } from "./choose-segment";
import type { ClipOptions } from "./clip-options";
import { renderClipJob } from "./render-clip-job";

/** Locks a recording, so that slots are counted by one call at a time. */
export const lockRecording = (ctx: Ctx, id: string): Promise<unknown> =>
  ctx.lock("clip_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [id]);

interface Order extends Chosen {
  isPreview: boolean;
  options: ClipOptions;
  /** Of its price, which its job earns. */
  reservation: Reservation | undefined;
}

/** Queues a clip of a segment that has a slot or gets one. The recording is locked. */
export async function queueClip(ctx: Ctx, { event, recording }: Source, order: Order): Promise<Clip> {
  const { segment, place, isPreview, options, reservation } = order;
  const id = ctx.newId("clp");
  const clip = await ctx.db.clip.create({
    data: {
      ...{ id, workspaceId: ctx.workspaceId, environment: ctx.environment },
      ...{ number: await nextNumbers(ctx, "clip", 1), eventId: event.id, recordingId: recording.id },
      ...{ segmentNumber: segment.number, state: "queued", isPreview, options: { ...options } },
      ...{ sessionId: place.sessionId, fromMs: place.fromMs, toMs: place.toMs },
      ...{ createdAt: ctx.realNow, updatedAt: ctx.realNow },
    },
  });
  ctx.enqueue(
    renderClipJob,
    { workspace_id: ctx.workspaceId, ...(isPreview ? {} : { reservation_id: reservation?.id }) },
    { subject: id, dedupeKey: `${renderClipJob.kind}:${id}` },
  );
  if (!isPreview) reservation?.handOver();
  ctx.record({
    ...{ subjectType: "clip", subjectId: String(clip.number) },
    after: { segment_id: segment.number, recording_id: recording.id, preview: isPreview, state: "queued" },
  });
  return clip;
}

export function requireReady({ recording }: Source): void {
  const { state, programVersion } = recording;
  if (state !== "ready" || programVersion === null)
    throw stateConflict(state, "The recording isn't ready. Try again when it is.");
}

/** Previews of a recording that wait. */
const MOST_WAITING = 10;

/** Cancels what waits and another preview of a segment replaces: those of the same segment, and the oldest of too many. */
export async function replacePreviews(ctx: Ctx, { recording }: Source, segmentNumber: number): Promise<void> {
  const waiting = await ctx.db.clip.findMany({
    where: { recordingId: recording.id, isPreview: true, state: "queued" },
    orderBy: { number: "desc" },
  });
  const others = waiting.filter((clip) => clip.segmentNumber !== segmentNumber);
  const stays = new Set(others.slice(0, MOST_WAITING - 1));
  const replaced = waiting.filter((clip) => !stays.has(clip));
  if (replaced.length === 0) return;
  const ids = replaced.map(({ id }) => id);
  await ctx.db.clip.updateMany({
    where: { id: { in: ids }, state: "queued" },
    data: { state: "cancelled", updatedAt: ctx.realNow },
  });
  await cancelJobs(renderClipJob.kind, ids);
  for (const { number } of replaced)
    ctx.record({ subjectType: "clip", subjectId: String(number), after: { state: "cancelled" } });
}

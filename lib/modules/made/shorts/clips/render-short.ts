import type { ClipSegment } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { pricedVerb } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import { CLIP_CREDITS, type shortsContract } from "../contract";
import { findSource, type Source } from "../find-source";
import { createSegment, placeOf } from "../segments/create-segment";
import { nextNumbers } from "../segments/next-numbers";
import { presentClip } from "./present-clip";
import { renderClipJob } from "./render-clip-job";
import { MOST_SLOTS, slotsOf } from "./slots";

type Operation = typeof shortsContract.renderShort;
type Asked = InputOf<Operation>;

/** Queues a clip. A segment keeps its slot, however often it's rendered. */
export const renderShort = pricedVerb<Asked, OutputOf<Operation>>(
  async (_ctx, { preview }) => (preview ? 0 : CLIP_CREDITS),
  async (ctx, { slug, recording_id, segment_id, start_sec, end_sec, preview = false, ...options }) => {
    const { recording } = await findSource(ctx, { slug, recording_id });
    await ctx.lock("clip_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [recording.id]);
    const source = await findSource(ctx, { slug, recording_id: recording.id });
    const { segment, place } = await segmentOf(ctx, source, {
      segment_id,
      start_sec,
      end_sec,
      title: options.title,
    });
    requireReady(source);
    await requireSlot(ctx, source, segment, preview);
    const id = ctx.newId("clp");
    const clip = await ctx.db.clip.create({
      data: {
        ...{
          id,
          workspaceId: ctx.workspaceId,
          environment: ctx.environment,
          number: await nextNumbers(ctx, "clip", 1),
        },
        ...{ eventId: source.event.id, recordingId: recording.id, segmentNumber: segment.number },
        ...{ state: "queued", isPreview: preview, options: { ...options } },
        ...{ sessionId: place.sessionId, fromMs: place.fromMs, toMs: place.toMs },
        ...{ createdAt: ctx.realNow, updatedAt: ctx.realNow },
      },
    });
    ctx.enqueue(
      renderClipJob,
      { workspace_id: ctx.workspaceId, ...(preview ? {} : { reservation_id: ctx.reservation?.id }) },
      { subject: id, dedupeKey: `${renderClipJob.kind}:${id}` },
    );
    if (!preview) ctx.reservation?.handOver();
    ctx.record({
      ...{ subjectType: "clip", subjectId: String(clip.number) },
      after: { segment_id: segment.number, recording_id: recording.id, preview, state: "queued" },
    });
    return presentClip(ctx, clip, source.recording.version);
  },
);

function requireReady({ recording }: Source): void {
  const { state, programVersion } = recording;
  if (state !== "ready" || programVersion === null)
    throw stateConflict(state, "The recording isn't ready. Try again when it is.");
}

interface Wanted {
  segment_id: number | undefined;
  start_sec: number | undefined;
  end_sec: number | undefined;
  title: string | undefined;
}

/** What overlaps a segment by that much is that segment. */
const SAME = 0.8;

interface Chosen {
  segment: ClipSegment;
  place: Place;
}

async function segmentOf(ctx: Ctx, source: Source, wanted: Wanted): Promise<Chosen> {
  const { segment_id, start_sec, end_sec, title } = wanted;
  const where = { recordingId: source.recording.id };
  if (segment_id !== undefined) {
    if (start_sec !== undefined || end_sec !== undefined) throw invalid({ segment_id: "not_allowed" });
    const found = await ctx.db.clipSegment.findFirst({ where: { ...where, number: segment_id } });
    if (!found) throw invalid({ segment_id: "not_found" });
    return { segment: found, place: found };
  }
  if (start_sec === undefined || end_sec === undefined)
    throw invalid(start_sec === undefined ? { start_sec: "required" } : { end_sec: "required" });
  const place = await placeOf(source, start_sec, end_sec);
  const known = await ctx.db.clipSegment.findMany({ where, orderBy: { number: "asc" } });
  const [closest] = known
    .map((segment) => ({ segment, share: overlap(segment, place) }))
    .filter(({ share }) => share >= SAME)
    .sort((a, b) => b.share - a.share);
  const chosen = { start_sec, end_sec, ...(title?.trim() ? { title } : {}) };
  return { segment: closest?.segment ?? (await createSegment(ctx, source, chosen)), place };
}

type Place = Pick<ClipSegment, "sessionId" | "fromMs" | "toMs">;

/** The share of the longer one that both have. */
function overlap(one: Place, other: Place): number {
  if (one.sessionId !== other.sessionId) return 0;
  const both = Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs);
  return Math.max(0, both) / Math.max(one.toMs - one.fromMs, other.toMs - other.fromMs);
}

async function requireSlot(
  ctx: Ctx,
  { event }: Source,
  segment: ClipSegment,
  preview: boolean,
): Promise<void> {
  if (preview) return;
  const used = await slotsOf(ctx, event.id);
  if (!used.has(segment.number) && used.size >= MOST_SLOTS)
    throw new Problem(
      "slot_limit_reached",
      `A show can have clips of ${MOST_SLOTS} segments. Archive a segment to free its slot.`,
    );
}

import type { z } from "zod";
import type { Ctx } from "@/lib/operation/ctx";
import { findSource } from "../find-source";
import { type Chosen, chooseSegment } from "./choose-segment";
import type { ClipWire, RenderShortInput } from "./clip-schema";
import { presentClip } from "./present-clip";
import { lockRecording, queueClip, replacePreviews, requireReady } from "./queue-clip";
import { takeSlot } from "./slots/take-slot";

type Asked = { slug: string } & z.output<typeof RenderShortInput>;

/** Queues the clip that was asked for. A segment keeps its slot, however often it's rendered. */
export async function orderClip(
  ctx: Ctx,
  { slug, recording_id, segment_id, start_sec, end_sec, preview = false, ...options }: Asked,
): Promise<ClipWire> {
  const { recording } = await findSource(ctx, { slug, recording_id });
  await lockRecording(ctx, recording.id);
  const source = await findSource(ctx, { slug, recording_id: recording.id });
  const times = { segment_id, start_sec, end_sec, title: options.title, preview };
  const chosen = await chooseSegment(ctx, source, times);
  requireReady(source);
  if (preview) await replacePreviews(ctx, source, chosen.segment.number);
  else {
    await takeSlot(ctx, source, chosen.segment);
    if (segment_id !== undefined) await trimSegment(ctx, chosen);
  }
  const { reservation } = ctx;
  const clip = await queueClip(ctx, source, { ...chosen, isPreview: preview, options, reservation });
  return presentClip(ctx, clip, { version: source.recording.version });
}

/** A segment keeps the times that it was trimmed to, so that its next look has them as well. */
async function trimSegment(ctx: Ctx, { segment, place }: Chosen): Promise<void> {
  const { sessionId, fromMs, toMs } = place;
  if (segment.fromMs === fromMs && segment.toMs === toMs) return;
  await ctx.db.clipSegment.update({
    where: {
      workspaceId_environment_number: {
        ...{ workspaceId: ctx.workspaceId, environment: ctx.environment, number: segment.number },
      },
    },
    data: {
      ...{ sessionId, fromMs, toMs, updatedAt: ctx.realNow },
      originalFromMs: segment.originalFromMs ?? segment.fromMs,
      originalToMs: segment.originalToMs ?? segment.toMs,
    },
  });
  ctx.record({
    ...{ subjectType: "clip_segment", subjectId: String(segment.number) },
    before: { from_ms: segment.fromMs, to_ms: segment.toMs },
    after: { from_ms: fromMs, to_ms: toMs },
  });
}

import type { z } from "zod";
import type { Ctx } from "@/lib/operation/ctx";
import { findSource } from "../find-source";
import { chooseSegment } from "./choose-segment";
import type { ClipWire, RenderShortInput } from "./clip-schema";
import { presentClip } from "./present-clip";
import { lockRecording, queueClip, requireReady, requireSlot } from "./queue-clip";

type Asked = { slug: string } & z.output<typeof RenderShortInput>;

/** Queues the clip that was asked for. A segment keeps its slot, however often it's rendered. */
export async function orderClip(
  ctx: Ctx,
  { slug, recording_id, segment_id, start_sec, end_sec, preview = false, ...options }: Asked,
): Promise<ClipWire> {
  const { recording } = await findSource(ctx, { slug, recording_id });
  await lockRecording(ctx, recording.id);
  const source = await findSource(ctx, { slug, recording_id: recording.id });
  const times = { segment_id, start_sec, end_sec, title: options.title };
  const chosen = await chooseSegment(ctx, source, times);
  requireReady(source);
  if (!preview) await requireSlot(ctx, source, chosen.segment);
  const { reservation } = ctx;
  const clip = await queueClip(ctx, source, { ...chosen, isPreview: preview, options, reservation });
  return presentClip(ctx, clip, { version: source.recording.version });
}

import { type GivenClip, givenClips, readShow } from "@/lib/modules/after/playback";
import { titleOfSegment } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import { FRAME_RATE } from "@/lib/program";
import type { RecordingRow } from "../recording-row";
import type { RecordingWire } from "../schema";

type Clips = RecordingWire["clips"];

/** Reads the clips of these recordings, and returns a function that presents each one's. */
export async function clipsOf(
  ctx: Ctx,
  rows: readonly RecordingRow[],
): Promise<(row: RecordingRow) => Clips> {
  const byRecording = Map.groupBy(await givenClips(ctx, rows), ({ recordingId }) => recordingId);
  const presented = new Map<string, Clips>();
  for (const [recordingId, clips] of byRecording) {
    const titles = await titlesOf(ctx, recordingId, clips);
    presented.set(
      recordingId,
      clips.map((clip) => present(clip, titles.get(clip.segmentNumber) ?? "Clip")),
    );
  }
  return ({ id }) => presented.get(id) ?? [];
}

const present = (clip: GivenClip, title: string): Clips[number] => ({
  ...{ clip_id: clip.number, title: clip.ownTitle ?? title, size_bytes: clip.sizeBytes },
  duration_sec: Math.round((clip.frames * 1_000) / FRAME_RATE) / 1_000,
  ...{ mp4_url: clip.mp4Url, thumbnail_url: clip.thumbnailUrl },
});

/** Titles of segments, by their numbers. One that was found may quote words that were muted or redacted since. */
async function titlesOf(
  ctx: Ctx,
  recordingId: string,
  clips: readonly GivenClip[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = clips.filter(({ ownTitle }) => ownTitle === null).map((clip) => clip.segmentNumber);
  if (numbers.length === 0) return new Map();
  const segments = await ctx.db.clipSegment.findMany({ where: { recordingId, number: { in: numbers } } });
  const read = await readShow(recordingId);
  return new Map(segments.map((segment) => [segment.number, titleOfSegment(segment, read)]));
}

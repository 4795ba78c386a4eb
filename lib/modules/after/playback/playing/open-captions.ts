import { type CaptionLine, webVtt } from "@/lib/composition/captions/web-vtt";
import { captionsOf } from "../captions/captions-of";
import { Kept } from "../rows/kept";
import { textFile } from "./bytes-file";
import { captionsStretch } from "./media-playlists";
import type { PlaybackFile } from "./playback-file";

const TYPE = "text/vtt; charset=utf-8";

/** Viewers ask for captions every few seconds. What was erased is gone within this time. */
const KEPT_MS = 500;

interface Read {
  at: number;
  lines: Promise<CaptionLine[] | null>;
}

const reads = new Kept<Read>("playback-captions", 40);

/** Returns the lines of a recording's captions, which are kept for a moment. Null if it was deleted. */
export function captionLines(recordingId: string): Promise<CaptionLine[] | null> {
  const known = reads.get(recordingId);
  if (known && performance.now() - known.at < KEPT_MS) return known.lines;
  return reads.put(recordingId, { at: performance.now(), lines: captionsOf(recordingId) }).lines;
}

/** Returns all captions of a recording, or those of one piece of their playlist, as WebVTT. */
export async function openCaptions(recordingId: string, piece?: number): Promise<PlaybackFile | undefined> {
  const lines = await captionLines(recordingId);
  if (!lines || (piece === undefined && lines.length === 0)) return undefined;
  return textFile(TYPE, webVtt(lines, piece === undefined ? undefined : captionsStretch(piece)));
}

import { cuesOf, playerCues } from "@/lib/composition/captions/cues";
import { type CaptionLine, type Cue, webVtt } from "@/lib/composition/captions/web-vtt";
import { captionsOf } from "../captions/captions-of";
import { KeptBriefly } from "../rows/kept-briefly";
import { textFile } from "./bytes-file";
import { captionsStretch } from "./media-playlists";
import type { PlaybackFile } from "./playback-file";

const TYPE = "text/vtt; charset=utf-8";

/** Captions as they're listed, each with its cues over the picture, and those of players that have only a file. */
interface Captions {
  lines: (Omit<CaptionLine, "words"> & { cues: readonly Cue[] })[];
  cues: readonly Cue[];
}

const known = new KeptBriefly<Captions | null>("playback-captions", 40);

/** Returns a recording's captions, which are kept for a moment. Null if it was deleted. */
export const readCaptions = (recordingId: string): Promise<Captions | null> =>
  known.get(recordingId, async () => {
    const lines = await captionsOf(recordingId);
    return lines && captionsIn(lines);
  });

const captionsIn = (lines: readonly CaptionLine[]): Captions => ({
  lines: lines.map(({ words, ...line }) => ({ ...line, cues: cuesOf([{ ...line, words: words ?? null }]) })),
  cues: playerCues(lines),
});

/** Returns all captions of a recording, or those of one piece of their playlist, as WebVTT. */
export async function openCaptions(recordingId: string, piece?: number): Promise<PlaybackFile | undefined> {
  const captions = await readCaptions(recordingId);
  if (!captions || (piece === undefined && captions.lines.length === 0)) return undefined;
  return textFile(TYPE, webVtt(captions.cues, piece === undefined ? undefined : captionsStretch(piece)));
}

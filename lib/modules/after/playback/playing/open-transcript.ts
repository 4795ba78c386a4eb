import { FILE_FORMATS, type FileFormat, writeTranscript } from "@/lib/composition/captions/caption-files";
import { captionsOf } from "../captions/captions-of";
import { KeptBriefly } from "../rows/kept-briefly";
import { textFile } from "./bytes-file";
import { readCaptions } from "./open-captions";
import type { PlaybackFile } from "./playback-file";

/**
 * Returns what was said as JSON, for pages that list it and draw it over the picture: the captions, each with the rows in
 * which it's shown. Times in seconds of the program.
 */
export async function openTranscript(recordingId: string): Promise<PlaybackFile | undefined> {
  const captions = await readCaptions(recordingId);
  if (!captions) return undefined;
  const said = captions.lines
    .filter(({ fromMs, toMs, text }) => toMs > fromMs && text.trim() !== "")
    .sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs)
    .map((line) => ({
      from: line.fromMs / 1000,
      to: line.toMs / 1000,
      speaker: line.speaker,
      text: line.text.trim().replaceAll(/\s+/g, " "),
      cues: line.cues.map(({ fromMs, toMs, rows }) => ({ from: fromMs / 1000, to: toMs / 1000, rows })),
    }));
  return textFile("application/json", JSON.stringify(said));
}

const known = new KeptBriefly<PlaybackFile | undefined>("playback-transcripts", 20);

/** Returns what was said as a file to keep. It's kept for a moment. Undefined if no one said anything. */
export const openTranscriptFile = (
  recordingId: string,
  format: FileFormat,
): Promise<PlaybackFile | undefined> =>
  known.get(`${recordingId} ${format}`, async () => {
    const lines = await captionsOf(recordingId);
    if (!lines || lines.length === 0) return undefined;
    return textFile(FILE_FORMATS[format].contentType, writeTranscript(format, lines));
  });

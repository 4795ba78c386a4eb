import { captionClock } from "./caption-clock";
import type { TimedWord } from "./timed-words";

/** A caption on the program's time line, in milliseconds. */
export interface CaptionLine {
  fromMs: number;
  toMs: number;
  speaker: string | null;
  text: string;
  /** The words of the text, if their times are known. */
  words?: readonly TimedWord[] | null;
}

/** A caption as rows, as it is shown. Times in milliseconds. */
export interface Cue {
  fromMs: number;
  toMs: number;
  speaker: string | null;
  rows: readonly string[];
}

/** A part of the program, in milliseconds. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

/** Pieces count from 0, so captions need no other origin. */
const SAME_TIMES = "X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000";

/** Writes cues as WebVTT. For a stretch of a playlist, it has every cue that is seen in it, with its own times. */
export function webVtt(cues: readonly Cue[], stretch?: Stretch): string {
  const shown = cues
    .filter(({ fromMs, toMs, rows }) => toMs > fromMs && rows.some((row) => row.trim() !== ""))
    .filter(({ fromMs, toMs }) => !stretch || (fromMs < stretch.toMs && toMs > stretch.fromMs))
    .sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs);
  const blocks = shown.map(
    ({ fromMs, toMs, speaker, rows }) =>
      `${captionClock(fromMs)} --> ${captionClock(toMs)}\n${speaker === null ? "" : `<v ${escaped(speaker)}>`}${rows.map(escaped).join("\n")}`,
  );
  return `${[stretch ? `WEBVTT\n${SAME_TIMES}` : "WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** On one line, and without anything that WebVTT would read as markup or as a time. */
const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** A caption on the program's time line, in milliseconds. */
export interface CaptionLine {
  fromMs: number;
  toMs: number;
  speaker: string | null;
  text: string;
}

/** A part of the program, in milliseconds. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

/** Pieces count from 0, so captions need no other origin. */
const SAME_TIMES = "X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000";

/**
 * Writes captions as WebVTT. For a stretch of a playlist, it has every line that is seen in it, with its own
 * times.
 */
export function webVtt(lines: readonly CaptionLine[], stretch?: Stretch): string {
  const shown = lines
    .filter(({ fromMs, toMs, text }) => toMs > fromMs && text.trim() !== "")
    .filter(({ fromMs, toMs }) => !stretch || (fromMs < stretch.toMs && toMs > stretch.fromMs))
    .sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs);
  const cues = shown.map(
    ({ fromMs, toMs, speaker, text }) =>
      `${clock(fromMs)} --> ${clock(toMs)}\n${speaker === null ? "" : `<v ${escaped(speaker)}>`}${escaped(text)}`,
  );
  return `${[stretch ? `WEBVTT\n${SAME_TIMES}` : "WEBVTT", ...cues].join("\n\n")}\n`;
}

function clock(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const seconds = `${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, "0")}`;
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${seconds}`;
}

/** On one line, and without anything that WebVTT would read as markup or as a time. */
const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

import { cuesOf } from "./cues";
import { readableText } from "./readable-text";
import { subRip } from "./sub-rip";
import { type CaptionLine, webVtt } from "./web-vtt";

export const FILE_FORMATS = {
  text: { extension: "txt", contentType: "text/plain; charset=utf-8" },
  vtt: { extension: "vtt", contentType: "text/vtt; charset=utf-8" },
  srt: { extension: "srt", contentType: "application/x-subrip; charset=utf-8" },
} as const;

export type FileFormat = keyof typeof FILE_FORMATS;

const WRITERS: Record<FileFormat, (lines: readonly CaptionLine[]) => string> = {
  text: readableText,
  vtt: (lines) => webVtt(cuesOf(lines)),
  srt: subRip,
};

/** Writes a transcript in a format. Lines without words are left out. */
export const writeTranscript = (format: FileFormat, lines: readonly CaptionLine[]): string =>
  WRITERS[format](lines.filter(({ text }) => text.trim() !== ""));

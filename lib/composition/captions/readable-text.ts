import type { CaptionLine } from "./web-vtt";

/** A longer silence begins a new paragraph. */
const PAUSE_MS = 3_000;
/** From this length on, a paragraph ends with the next line. */
const PARAGRAPH_CHARACTERS = 600;

interface Paragraph {
  speaker: string | null;
  toMs: number;
  text: string;
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

/** Writes what was said as paragraphs of one speaker each: `Name: words`. */
export function readableText(lines: readonly CaptionLine[]): string {
  const paragraphs: Paragraph[] = [];
  for (const { fromMs, toMs, speaker, text } of lines) {
    const last = paragraphs.at(-1);
    const continues =
      last?.speaker === speaker && fromMs - last.toMs <= PAUSE_MS && last.text.length < PARAGRAPH_CHARACTERS;
    if (continues) {
      last.text += ` ${onOneLine(text)}`;
      last.toMs = toMs;
    } else paragraphs.push({ speaker, toMs, text: onOneLine(text) });
  }
  const written = paragraphs.map(({ speaker, text }) =>
    speaker === null ? text : `${onOneLine(speaker)}: ${text}`,
  );
  return `${written.join("\n\n")}\n`;
}

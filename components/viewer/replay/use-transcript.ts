"use client";

import { ROUNDING } from "./last-by";
import type { ReplayProgram } from "./replay";
import { useProgramFile } from "./use-program-file";

/** Something that one person said, in seconds of the program. */
export interface SaidLine {
  from: number;
  to: number;
  /** Null if they aren't named. */
  speaker: string | null;
  text: string;
  /** The same as captions: at most two rows each. */
  cues: readonly SaidCue[];
}

interface SaidCue {
  from: number;
  to: number;
  rows: readonly string[];
}

const NONE: readonly SaidLine[] = [];

/** What was said in a program; empty until it's read. */
export const useTranscript = (program: ReplayProgram): readonly SaidLine[] =>
  useProgramFile(program, program.transcript_url, NONE);

/** Returns the line that is said at a time, or the last one before it; -1 before the first. */
export const lineAt = (lines: readonly SaidLine[], second: number): number =>
  lines.findLastIndex(({ from }) => from <= second + ROUNDING);

/** How many lines before the latest may still be said: people speak over each other. */
const BEFORE = 4;

/** Returns the captions of a moment: at most two, the latest ones. */
export function captionsAt(lines: readonly SaidLine[], second: number): { line: SaidLine; cue: SaidCue }[] {
  const last = lineAt(lines, second);
  return lines
    .slice(Math.max(0, last - BEFORE), last + 1)
    .flatMap((line) => {
      const cue = line.cues.findLast(({ from }) => from <= second + ROUNDING);
      return cue && second < cue.to ? [{ line, cue }] : [];
    })
    .slice(-2);
}

/** Returns the lines that contain all of these words. */
export function linesWith(lines: readonly SaidLine[], search: string): readonly SaidLine[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter(({ text, speaker }) => {
    const said = folded(`${speaker ?? ""} ${text}`);
    return words.every((word) => said.includes(word));
  });
}

/** Without case and accents, so that `cafe` finds `Café`. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();

"use client";

import { useEffect, useState } from "react";
import { useKept } from "@/components/program/use-kept";
import { onThisSite } from "@/lib/client/on-this-site";
import { ROUNDING } from "./last-by";
import type { ReplayProgram } from "./replay";

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

/** How often it's read again while the program grows, in seconds of the program. */
const STEP = 15;

/** What was said in a program; empty until it's read. */
export function useTranscript(program: ReplayProgram): readonly SaidLine[] {
  const { recording_id, version, composed_sec, transcript_url } = program;
  const [lines, setLines] = useState(NONE);
  const key = `${recording_id} ${version} ${Math.floor(composed_sec / STEP)} ${transcript_url === null}`;
  const url = useKept(transcript_url, key);
  useEffect(() => {
    // Of another version, other lines are said at the same address.
    void key;
    if (url === null) return setLines(NONE);
    const leaving = new AbortController();
    fetch(onThisSite(url), { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : NONE))
      .then(setLines, () => undefined);
    return () => leaving.abort();
  }, [url, key]);
  return lines;
}

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

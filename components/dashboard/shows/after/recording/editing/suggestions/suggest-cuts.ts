import type { Line } from "../../facts/transcript";

/** A time that could be cut out, in seconds of the program. */
export interface Suggestion {
  kind: "silence" | "dead_minute" | "filler" | "false_start";
  from: number;
  to: number;
  /** The words that would go. Empty for a silence. */
  text: string;
}

/** A longer time without words is suggested. */
const SILENCE_SECONDS = 4;
/** From this length on, it's no pause any more. */
const DEAD_SECONDS = 60;
/** What stays of it on each side, so that people can breathe. */
const BREATH_SECONDS = 0.5;
/** Whoever starts over does it within this time. */
const RETRY_SECONDS = 3;

/** Words that say nothing, in English, German, French and Spanish. */
const FILLERS = new Set("ah äh ähm eh ehm em er erm euh hm hmm mhm mm uh uhm um öh öhm".split(" "));

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

/**
 * Finds what could be cut out of a recording, in order: silences and dead minutes between lines, lines that are only fillers, and lines whose
 * words the same person begins again with. Lines have no times of their words, so fillers within a line aren't found.
 */
export function suggestCuts(lines: readonly Line[]): Suggestion[] {
  const found: Suggestion[] = [];
  let saidUntil = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const { start_sec, end_sec, text } = line;
    if (start_sec - saidUntil > SILENCE_SECONDS)
      found.push({
        ...{ kind: start_sec - saidUntil >= DEAD_SECONDS ? "dead_minute" : "silence", text: "" },
        ...{ from: saidUntil + BREATH_SECONDS, to: start_sec - BREATH_SECONDS },
      });
    saidUntil = Math.max(Number.isFinite(saidUntil) ? saidUntil : 0, end_sec);
    if (isTalkedOver(lines, index)) continue;
    const words = wordsOf(text);
    if (words.length > 0 && words.every((word) => FILLERS.has(word)))
      found.push({ kind: "filler", from: start_sec, to: end_sec, text });
    else if (isFalseStart(words, line, lines[index + 1]))
      found.push({ kind: "false_start", from: start_sec, to: lines[index + 1]?.start_sec ?? end_sec, text });
  }
  return found;
}

/** Whether someone else speaks during a line: a cut would take their words along. */
function isTalkedOver(lines: readonly Line[], index: number): boolean {
  const [line, before, after] = [lines[index], lines[index - 1], lines[index + 1]];
  if (!line) return false;
  return (before && before.end_sec > line.start_sec) || (after && after.start_sec < line.end_sec) || false;
}

function isFalseStart(words: readonly string[], line: Line, next: Line | undefined): boolean {
  if (!next || next.person_id !== line.person_id || next.start_sec - line.end_sec > RETRY_SECONDS)
    return false;
  const again = wordsOf(next.text);
  return (
    words.length >= 2 && again.length > words.length && words.every((word, place) => again[place] === word)
  );
}

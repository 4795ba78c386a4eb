import type { Line } from "../../facts/transcript";
import { type ChosenWords, chosenIn } from "../edit";
import { bareWords, type Vocabulary, vocabularyOf } from "./spoken-words";
import { wordsToCut } from "./words-to-cut";

/** A time that could be cut out, in seconds of the program. */
export interface Suggestion {
  kind: "silence" | "dead_minute" | "filler" | "false_start" | "repetition";
  from: number;
  to: number;
  /** The words that would go. Empty for a silence. */
  text: string;
  /** Null if it isn't some words of a line. */
  words: ChosenWords | null;
  /** The line that it is in; null for a silence. */
  segmentId: string | null;
}

/** In seconds of the program. */
export interface Span {
  from: number;
  to: number;
}

/** A longer time without words is suggested. */
const SILENCE_SECONDS = 4;
/** From this length on, it's no pause any more. */
const DEAD_SECONDS = 60;
/** What stays of it on each side, so that people can breathe. */
const BREATH_SECONDS = 0.5;
/** Whoever starts over does it within this time. */
const RETRY_SECONDS = 3;

/**
 * Finds what could be cut out of a recording, in order: silences and dead minutes before, between and after lines, fillers, and
 * what the same person begins again with, as a whole line or within one whose words have times. Nothing while someone else speaks.
 * @param language as a BCP 47 tag
 * @param show when the program plays the show: not its intro and outro
 */
export function suggestCuts(lines: readonly Line[], language: string, show: Span): Suggestion[] {
  if (lines.length === 0) return [];
  const vocabulary = vocabularyOf(language);
  const found: Suggestion[] = [];
  let saidUntil = show.from;
  const silenceUntil = (next: number) => {
    if (next - saidUntil <= SILENCE_SECONDS) return;
    const kind = next - saidUntil >= DEAD_SECONDS ? "dead_minute" : "silence";
    const from = saidUntil === show.from ? saidUntil : saidUntil + BREATH_SECONDS;
    const to = next === show.to ? next : next - BREATH_SECONDS;
    found.push({ kind, text: "", words: null, segmentId: null, from, to });
  };
  for (const [index, line] of lines.entries()) {
    const { start_sec, end_sec, text } = line;
    silenceUntil(start_sec);
    saidUntil = Math.max(saidUntil, end_sec);
    const words = bareWords(text);
    const whole = { text, from: start_sec, words: null, segmentId: line.id };
    if (words.length > 0 && words.every(vocabulary.isLineFiller))
      found.push({ ...whole, kind: "filler", to: end_sec });
    else if (isFalseStart(words, line, lines[index + 1]))
      found.push({ ...whole, kind: "false_start", to: lines[index + 1]?.start_sec ?? end_sec });
    else found.push(...withinLine(line, vocabulary));
  }
  silenceUntil(show.to);
  return found.filter(({ kind, ...time }) => isSilence(kind) || !isTalkedOver(lines, time));
}

export const isSilence = (kind: Suggestion["kind"]): boolean => kind === "silence" || kind === "dead_minute";

function withinLine(line: Line, vocabulary: Vocabulary): Suggestion[] {
  const chosen = chosenIn(line);
  if (!line.words || !chosen) return [];
  const { words } = line;
  return wordsToCut(words, vocabulary).flatMap(({ kind, first, last }) => {
    const [begin, end] = [words[first], words[last]];
    if (!begin || !end) return [];
    const text = chosen.words.slice(first, last + 1).join(" ");
    const time = { from: begin.start_sec, to: end.end_sec };
    return [{ kind, text, ...time, words: { ...chosen, first, last }, segmentId: line.id }];
  });
}

/** Whether several people speak at a time: a cut would take the words of others along. */
function isTalkedOver(lines: readonly Line[], { from, to }: { from: number; to: number }): boolean {
  const speaking = lines.filter(({ start_sec, end_sec }) => start_sec < to && from < end_sec);
  return new Set(speaking.map(({ person_id }) => person_id)).size > 1;
}

function isFalseStart(words: readonly string[], line: Line, next: Line | undefined): boolean {
  if (!next || next.person_id !== line.person_id || next.start_sec - line.end_sec > RETRY_SECONDS)
    return false;
  const again = bareWords(next.text);
  return (
    words.length >= 2 && again.length > words.length && words.every((word, place) => again[place] === word)
  );
}

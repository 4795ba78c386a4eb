import { lengthWords } from "../../recording/editing/clock";
import { type Line, speakerName } from "../../recording/facts/transcript";

/** A word that a clip can begin or end with. A line without times of its words counts as one. In seconds of the program. */
export interface TrimWord {
  text: string;
  from: number;
  to: number;
  /** Of the first word of a line. */
  speaker: string | null;
}

/** Part of a program, in seconds. */
export interface Cut {
  from: number;
  to: number;
}

/** What is offered before and after a moment, in seconds. */
const AROUND = 20;
/** What stays of a pause, in seconds: a breath before the first word, and the end of the last one's sound. */
const [BEFORE, AFTER] = [0.2, 0.35];

/** Returns the words of a moment, and those around it. */
export function wordsAround(lines: readonly Line[], { from, to }: Cut): TrimWord[] {
  return lines
    .filter((line) => line.end_sec > from - AROUND && line.start_sec < to + AROUND && line.text.trim() !== "")
    .flatMap((line) => {
      const words = line.words ?? [{ text: line.text, start_sec: line.start_sec, end_sec: line.end_sec }];
      return words.map(({ text, start_sec, end_sec }, index) => ({
        ...{ text, from: start_sec, to: end_sec, speaker: index === 0 ? speakerName(line) : null },
      }));
    })
    .filter((word) => word.to > from - AROUND && word.from < to + AROUND)
    .sort((one, other) => one.from - other.from);
}

const tenth = (second: number): number => Math.round(second * 10) / 10;

/** Returns where a clip begins whose first word is this one: within the pause before it. */
export function startAt(words: readonly TrimWord[], index: number): number {
  const { from = 0 } = words[index] ?? {};
  const before = Math.max(0, ...words.slice(0, index).map((word) => word.to));
  const pause = Math.max(0, from - before);
  // Never later than the word: it would lose its first sound.
  return Math.max(0, Math.floor((from - Math.min(BEFORE, pause / 2)) * 10) / 10);
}

/** Returns where a clip ends whose last word is this one: within the pause after it. */
export function endAt(words: readonly TrimWord[], index: number): number {
  const { to = 0 } = words[index] ?? {};
  const after = Math.min(Number.POSITIVE_INFINITY, ...words.slice(index + 1).map((word) => word.from));
  const pause = Math.max(0, after - to);
  return Math.ceil((to + Math.min(AFTER, pause / 2)) * 10) / 10;
}

/** Whether a clip has a word: its middle, since what is cut around it is rounded. */
export const isKept = ({ from, to }: TrimWord, cut: Cut): boolean =>
  (from + to) / 2 >= cut.from && (from + to) / 2 < cut.to;

/** Says what a trim changes, against the moment as it was. */
export function trimFacts(words: readonly TrimWord[], was: Cut, now: Cut): string[] {
  const moved = (edge: string, by: number) =>
    Math.abs(by) < 0.05 ? [] : [`${edge} ${lengthWords(Math.abs(by))} ${by > 0 ? "later" : "earlier"}`];
  const count = (from: Cut, to: Cut) =>
    words.filter((word) => isKept(word, from) && !isKept(word, to)).length;
  const [removed, added] = [count(was, now), count(now, was)];
  const some = (number: number, what: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? "word" : "words"} ${what}`];
  return [
    ...moved("starts", tenth(now.from - was.from)),
    ...moved("ends", tenth(now.to - was.to)),
    ...some(removed, "removed"),
    ...some(added, "added"),
  ];
}

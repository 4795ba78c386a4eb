import type { Line } from "../../facts/transcript";
import { bareWords, type Vocabulary } from "./spoken-words";

/** Words of a line that could go: a filler, or what is said again right after. Both ends included. */
interface WordsToCut {
  kind: "filler" | "repetition";
  first: number;
  last: number;
}

/** What is said again after a longer pause isn't a slip. In seconds. */
const MOST_PAUSE = 1;
/** Longer phrases are repeated on purpose. */
const MOST_WORDS = 4;
/** A shorter word has no time that one could cut at. In seconds. */
const LEAST_SECONDS = 0.1;

type Words = NonNullable<Line["words"]>;

/** Finds fillers and false starts within a line, in order. Of whole lines of fillers, none: they're lines to cut. */
export function wordsToCut(words: Words, vocabulary: Vocabulary): WordsToCut[] {
  const said = words.map(({ text }) => bareWords(text).join(" "));
  if (said.every((word) => vocabulary.isLineFiller(word))) return [];
  const found: WordsToCut[] = [];
  for (let at = 0; at < said.length; ) {
    const next = fillersAt(said, at, vocabulary) ?? repetitionAt(words, said, at, vocabulary);
    if (next && lengthOf(words, next) >= LEAST_SECONDS) found.push(next);
    at = (next?.last ?? at) + 1;
  }
  return found;
}

function fillersAt(said: readonly string[], at: number, { isFiller }: Vocabulary): WordsToCut | null {
  let last = at - 1;
  while (isFiller(said[last + 1] ?? "")) last += 1;
  return last < at ? null : { kind: "filler", first: at, last };
}

/** Returns the first of two equal phrases in a row. */
function repetitionAt(
  words: Words,
  said: readonly string[],
  at: number,
  { isStutter }: Vocabulary,
): WordsToCut | null {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const [phrase, again] = [said.slice(at, at + length), said.slice(at + length, at + 2 * length)];
    const isSame =
      again.length === length && phrase.every((word, place) => word !== "" && word === again[place]);
    if (!isSame || !isSlip(phrase, [said[at - 1], said[at + 2 * length]], isStutter)) continue;
    const last = at + length - 1;
    const pause = (words[last + 1]?.start_sec ?? 0) - (words[last]?.end_sec ?? 0);
    return pause <= MOST_PAUSE && !endsSentence(words, at, last)
      ? { kind: "repetition", first: at, last }
      : null;
  }
  return null;
}

/** Numbers are spelled out, a word three times is meant, and so is one phrase in *step by step by step*. */
function isSlip(
  phrase: readonly string[],
  [before, after]: readonly [string | undefined, string | undefined],
  isStutter: Vocabulary["isStutter"],
): boolean {
  const [first = ""] = phrase;
  if (phrase.some((word) => /^\p{N}/u.test(word)) || after === first || before === phrase.at(-1))
    return false;
  if (phrase.length === 1) return isStutter(first);
  return new Set(phrase).size > 1;
}

/** “That’s it. That’s it.” */
const endsSentence = (words: Words, first: number, last: number): boolean =>
  words.slice(first, last + 1).some(({ text }) => /[.!?]["”»']?$/u.test(text));

const lengthOf = (words: Words, { first, last }: WordsToCut): number =>
  (words[last]?.end_sec ?? 0) - (words[first]?.start_sec ?? 0);

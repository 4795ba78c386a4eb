import type { Line } from "../facts/transcript";

type Words = Pick<NonNullable<Line["words"]>[number], "start_sec">[];

/** How early a word is marked, in seconds: the player reports its time a few times a second. */
const EARLY = 0.05;

/** Index of the word that is being said at a second of the program: the last that has begun. -1 before the first. */
export const wordAt = (words: Readonly<Words>, second: number): number =>
  words.findLastIndex(({ start_sec }) => start_sec <= second + EARLY);

/** Where a word is in the text of its line, to select it. Null if the text has fewer words. */
export function placeOfWord(text: string, word: number): { from: number; to: number } | null {
  const found = [...text.matchAll(/\S+/g)][word];
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

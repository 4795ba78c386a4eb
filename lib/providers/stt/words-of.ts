import type { SpokenPart } from "./moonshine/write-down";

/** Minimum mean confidence per token, as a natural logarithm. Below it, noise is transcribed as words. */
const SUREST = -0.9;
/** Words that it recognizes in sounds other than speech. They need more confidence. */
const FILLERS = new Set([
  "you",
  "thank you",
  "thank you for watching",
  "thanks for watching",
  "thank you very much",
  "bye",
  "the",
  "oh",
  "so",
  "okay",
  "mm",
  "hmm",
]);
const SURE_OF_FILLERS = -0.35;
/** More repetitions of the same words aren't speech but a recognizer in a loop. */
const MAX_REPEATS = 4;

/** Returns the transcript without invented words. */
export const wordsOf = (parts: readonly SpokenPart[]): string =>
  parts
    .filter(isSaid)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");

/** Whether a part was really said, as far as one can tell. */
export function isSaid({ text, sureness }: SpokenPart): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, "")
    .trim();
  if (bare === "" || sureness < SUREST || goesRound(bare)) return false;
  return !FILLERS.has(bare) || sureness >= SURE_OF_FILLERS;
}

/** Whether up to four words repeat more often than anyone would say them. */
function goesRound(bare: string): boolean {
  const words = bare.split(/\s+/);
  for (let length = 1; length <= 4; length += 1) {
    let same = 0;
    for (let at = length; at < words.length; at += 1) {
      same = words[at] === words[at - length] ? same + 1 : 0;
      if (same >= length * MAX_REPEATS) return true;
    }
  }
  return false;
}

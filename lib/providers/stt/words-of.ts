import type { SpokenPart } from "./moonshine/write-down";

/** How sure of each piece of a word it has to be on the average, as a natural logarithm. Noise is heard as words below that. */
const SUREST = -0.9;
/** Words that it hears in what is no speech at all; of them it has to be surer. */
const FILLERS = new Set([
  "you",
  "thank you",
  "thanks for watching",
  "bye",
  "the",
  "oh",
  "so",
  "okay",
  "mm",
  "hmm",
]);
const SURE_OF_FILLERS = -0.35;
/** The same words again and again are no speech but a recogniser that has lost its way. */
const MOST_REPEATS = 4;

/** What was said, without what was only made up. */
export const wordsOf = (parts: readonly SpokenPart[]): string =>
  parts
    .filter(isSaid)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");

function isSaid({ text, sureness }: SpokenPart): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, "")
    .trim();
  if (bare === "" || sureness < SUREST || goesRound(bare)) return false;
  return !FILLERS.has(bare) || sureness >= SURE_OF_FILLERS;
}

/** Whether up to four words come again more often than anybody says them. */
function goesRound(bare: string): boolean {
  const words = bare.split(/\s+/);
  for (let length = 1; length <= 4; length += 1) {
    let same = 0;
    for (let at = length; at < words.length; at += 1) {
      same = words[at] === words[at - length] ? same + 1 : 0;
      if (same >= length * MOST_REPEATS) return true;
    }
  }
  return false;
}

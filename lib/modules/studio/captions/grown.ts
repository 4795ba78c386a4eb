const WORD = /\S+/g;
/** The recognizer may still change the last words of an unfinished line. */
const UNSURE_WORDS = 2;

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns the text to show of a line that is still being spoken, from the shown text and the current
 * recognition. It only grows, after the same words. If the two disagree, it stays unchanged.
 */
export function grown(shown: string, heard: string): string {
  const before = shown.match(WORD) ?? [];
  const sure = (heard.match(WORD) ?? []).slice(0, -UNSURE_WORDS);
  if (sure.length <= before.length) return shown;
  return before.every((word, at) => plain(word) === plain(sure[at] ?? ""))
    ? [...before, ...sure.slice(before.length)].join(" ")
    : shown;
}

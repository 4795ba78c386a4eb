const WORD = /\S+/g;
/** The last words of what is not at its end are the ones that the recogniser changes its mind about. */
const UNSURE_WORDS = 2;

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * What may stand there of a line that somebody is still saying, from what stood there and from what is heard now. It grows
 * by what is behind the same words, and never loses one: where the two do not agree it stands still.
 */
export function grown(shown: string, heard: string): string {
  const before = shown.match(WORD) ?? [];
  const sure = (heard.match(WORD) ?? []).slice(0, -UNSURE_WORDS);
  if (sure.length <= before.length) return shown;
  return before.every((word, at) => plain(word) === plain(sure[at] ?? ""))
    ? [...before, ...sure.slice(before.length)].join(" ")
    : shown;
}

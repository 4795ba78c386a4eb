import type { ClipPhrase } from "@/lib/composition/stills/clips/clip-look";

/** Whether a word is lit before its phrase is there, after it has gone, or before an earlier word. */
export const areLate = (phrases: readonly ClipPhrase[]): boolean =>
  phrases.some(({ from, to, words }) =>
    words.some(
      (word, index) => word.from < from || word.from >= to || word.from < (words[index - 1]?.from ?? 0),
    ),
  );

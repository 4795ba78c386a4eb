import { retimed } from "@/lib/composition/captions/timed-words";
import type { SpokenLine } from "@/lib/modules/after/playback";

/**
 * Returns a corrected line with the words that an edit cut out of it, at their places: if the edit is undone, they are there
 * again. A line that was removed has none.
 */
export function withCut({ words, cut }: SpokenLine, corrected: SpokenLine): SpokenLine {
  if (cut.length === 0 || !words || corrected.text.trim() === "") return corrected;
  const left = retimed(words, corrected.text);
  const parts: string[] = [];
  let at = 0;
  for (const { before, text } of cut) {
    const untilMs = words[before]?.fromMs ?? Number.POSITIVE_INFINITY;
    for (let word = left[at]; word && word.fromMs < untilMs; word = left[at]) {
      parts.push(word.text);
      at += 1;
    }
    parts.push(text);
  }
  return { ...corrected, text: [...parts, ...left.slice(at).map(({ text }) => text)].join(" ") };
}

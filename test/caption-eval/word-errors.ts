export interface WordErrors {
  /** Missing, extra or wrong words. */
  errors: number;
  words: number;
}

/** The words to compare: without punctuation, in lowercase. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);

/** Counts the insertions, deletions and substitutions between two texts, in words. */
export function wordErrors(said: string, heard: string): WordErrors {
  const [wanted, got] = [wordsIn(said), wordsIn(heard)];
  let row = Array.from({ length: got.length + 1 }, (_, at) => at);
  for (const [a, word] of wanted.entries()) {
    const next = [a + 1];
    for (const [b, other] of got.entries())
      next.push(
        Math.min((row[b] ?? 0) + (word === other ? 0 : 1), (row[b + 1] ?? 0) + 1, (next[b] ?? 0) + 1),
      );
    row = next;
  }
  return { errors: row[got.length] ?? 0, words: wanted.length };
}

import type { Said } from "../transcript/said";

/** What is classified: a line, or about as many words of a longer one. */
export interface Chunk {
  line: number;
  said: readonly Said[];
}

const MOST_WORDS = 45;

/** Puts the sentences of each line together, as far as they are short. */
export function chunksOf(said: readonly Said[]): Chunk[] {
  const chunks: { line: number; said: Said[]; words: number }[] = [];
  for (const one of said) {
    const last = chunks.at(-1);
    if (last?.line === one.line && last.words + one.words <= MOST_WORDS) {
      last.said.push(one);
      last.words += one.words;
    } else chunks.push({ line: one.line, said: [one], words: one.words });
  }
  return chunks;
}

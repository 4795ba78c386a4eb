/** Words that show in a language how something is told. All find every occurrence. */
export interface TellingWords {
  /** What happened: verbs in the past. */
  past: RegExp;
  /** Someone who is told of. */
  someone: RegExp;
  /** What someone said. */
  speech: RegExp;
  /** What one feels, or would rather not say. */
  personal: RegExp;
  filler: RegExp;
  /** What is said about the show itself, and to keep it going. */
  around: RegExp;
  /** What someone says who is taken by what they hear. */
  response: RegExp;
  /** Of a hundred words as people usually speak: a show of a few minutes can't tell what is usual in it. */
  usual: { past: number; someone: number; filler: number; around: number };
}

/** Whole words or phrases, in any case. */
export const every = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.join("|")})(?![\\p{L}])`, "giu");

export const timesIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** What tells in a language what a sentence does. */
export interface CueWords {
  question: RegExp;
  /** Someone's question, retold. */
  indirectQuestion: RegExp;
  number: RegExp;
  story: RegExp;
  contrast: RegExp;
  advice: RegExp;
  superlative: RegExp;
  /** What points back at something that was said before. */
  pointsBack: RegExp;
  /** What says, anywhere in a sentence, that something was said or is shown elsewhere. */
  pointsElsewhere: RegExp;
  /** What names something that was said before, anywhere in a sentence. */
  refersBack: RegExp;
  /** What could be said of anything. */
  vague: RegExp;
  /** What says that something else comes now. */
  turnsAway: RegExp;
  /** Longer words that say nothing about a topic. */
  common: RegExp;
  /** What is said around a show rather than in it. */
  housekeeping: RegExp;
}

/** Whole words or phrases, in any case. */
export const any = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.join("|")})(?![\\p{L}])`, "iu");
export const starts = (...phrases: string[]): RegExp =>
  new RegExp(`^["'“(]*(?:${phrases.join("|")})(?![\\p{L}])`, "iu");

export const DIGITS = String.raw`[$€£]?\d[\d.,]*\s?%?`;

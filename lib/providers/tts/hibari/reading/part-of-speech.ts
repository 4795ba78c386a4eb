export interface TaggerModel {
  tags: readonly string[];
  /** Words that are almost always the same part of speech. */
  tagdict: Readonly<Record<string, string>>;
  /** Words that it knows individually. Of others it only uses the shape. */
  vocab: readonly string[];
  /** By feature and part of speech. */
  weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const START = ["-START2-", "-START-"] as const;
const END = ["-END-", "-END2-"] as const;

function normalForm(word: string): string {
  if (word.includes("-") && !word.startsWith("-")) return "!HYPHEN";
  if (/^\d{4}$/.test(word)) return "!YEAR";
  return /^\d/.test(word) ? "!DIGITS" : word.toLowerCase();
}

function shapeOf(word: string): string {
  if (/^\p{L}+$/u.test(word)) {
    if (word === word.toLowerCase()) return "x";
    if (word === word.toUpperCase()) return [...word].length > 1 ? "XX" : "X1";
    const rest = word.slice(1);
    return word[0] !== word[0]?.toLowerCase() && rest === rest.toLowerCase() ? "Xx" : "xX";
  }
  if (/^\d+$/.test(word)) return "d";
  return word.slice(0, 4).replace(/\p{L}/gu, "x").replace(/\d/g, "d");
}

/** Tags each word of a sentence with its part of speech, using an averaged perceptron. */
export class Tagger {
  private readonly vocabulary: ReadonlySet<string>;

  constructor(private readonly model: TaggerModel) {
    this.vocabulary = new Set(model.vocab);
  }

  tag(words: readonly string[]): string[] {
    const seen = [...START, ...words.map((word) => this.known(word)), ...END];
    let [before2, before]: [string, string] = [START[0], START[1]];
    return words.map((word, index) => {
      const usual = Object.hasOwn(this.model.tagdict, word) ? this.model.tagdict[word] : undefined;
      const tag = usual ?? this.likeliest(signsOf(index, word, seen, before, before2));
      [before2, before] = [before, tag];
      return tag;
    });
  }

  private known(word: string): string {
    const normal = normalForm(word);
    return this.vocabulary.has(normal) ? normal : `<${shapeOf(word)}>`;
  }

  private likeliest(signs: readonly string[]): string {
    const scores = new Map<string, number>();
    for (const sign of signs) {
      const weights = Object.hasOwn(this.model.weights, sign) ? this.model.weights[sign] : undefined;
      for (const [tag, weight] of Object.entries(weights ?? {}))
        scores.set(tag, (scores.get(tag) ?? 0) + weight);
    }
    if (scores.size === 0) return "NN";
    return this.model.tags.reduce((best, tag) => {
      const [one, other] = [scores.get(tag) ?? 0, scores.get(best) ?? 0];
      return one > other || (one === other && tag > best) ? tag : best;
    });
  }
}

/** Returns the features of a word: the word, its ending, and its context. */
function signsOf(
  index: number,
  word: string,
  seen: readonly string[],
  before: string,
  before2: string,
): readonly string[] {
  const at = (offset: number): string => seen[index + 2 + offset] ?? "";
  return [
    "b",
    `s3=${word.slice(-3)}`,
    `p1=${word.slice(0, 1)}`,
    `w=${at(0)}`,
    `sh=${shapeOf(word)}`,
    index === 0 ? "i0" : "i+",
    `t-1=${before}`,
    `t-2=${before2}`,
    `t-12=${before},${before2}`,
    `w-1=${at(-1)}`,
    `s3-1=${at(-1).slice(-3)}`,
    `w-2=${at(-2)}`,
    `w+1=${at(1)}`,
    `s3+1=${at(1).slice(-3)}`,
    `w+2=${at(2)}`,
  ];
}

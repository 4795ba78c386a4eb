/** The phonemes of a word, by part of speech if they depend on it. Null means spelled letter by letter. */
type Saying = string | Readonly<Record<string, string | null>>;

export type Sayings = Readonly<Record<string, Saying>>;

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** Words and their phonemes. Each matches in lower case and capitalized, unless the dictionary has both. */
export class Dictionary {
  constructor(private readonly sayings: Sayings) {}

  get(word: string): Saying | null {
    const own = this.own(word);
    if (own !== null || word.length < 2) return own;
    const small = word.toLowerCase();
    if (word === small) return this.own(capitalized(word));
    return word === capitalized(word) ? this.own(small) : null;
  }

  has(word: string): boolean {
    return this.get(word) !== null;
  }

  /** Texts contain words such as "constructor", which every object has as a property. */
  private own(word: string): Saying | null {
    return Object.hasOwn(this.sayings, word) ? (this.sayings[word] ?? null) : null;
  }
}

/** How a word is said; where that depends on its part of speech, by that. Null: letter by letter. */
type Saying = string | Readonly<Record<string, string | null>>;

export type Sayings = Readonly<Record<string, Saying>>;

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** Words and how they are said. Each answers in small letters and with a capital, unless both stand in it. */
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

  /** People write words such as "constructor", which every object has. */
  private own(word: string): Saying | null {
    return Object.hasOwn(this.sayings, word) ? (this.sayings[word] ?? null) : null;
  }
}

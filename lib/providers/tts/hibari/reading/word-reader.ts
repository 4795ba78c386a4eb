import type { Dictionary } from "./dictionary";
import { edEnding, ingEnding, sEnding } from "./endings";
import { knownByRule } from "./function-words";
import { PRIMARY, SECONDARY, stressed } from "./stress";

/** What follows a word in the sentence: "the" sounds otherwise before a vowel. */
export interface Following {
  /** Whether the next sound is a vowel; null where the sentence pauses or ends. */
  vowel: boolean | null;
  /** Whether the next word is "to". */
  to: boolean;
}

export const NOTHING_FOLLOWS: Following = { vowel: null, to: false };

/** How a word is asked for. */
export interface Asked {
  tag: string | null;
  stress: number | null;
  following: Following | null;
}

const SYMBOL_WORDS: ReadonlyMap<string, string> = new Map([
  ["%", "percent"],
  ["&", "and"],
  ["+", "plus"],
  ["@", "at"],
]);

const LETTERS = /^\p{L}+$/u;
const PLAIN_LETTERS = /^[A-Za-z'-]+$/;
const DOUBLED_ING = /([bcdgklmnprstvxz])\1ing$|cking$/;

function parentTag(tag: string | null): string | null {
  if (tag === null) return null;
  if (tag.startsWith("VB")) return "VERB";
  if (tag.startsWith("NN")) return "NOUN";
  if (tag.startsWith("RB")) return "ADV";
  return tag.startsWith("JJ") ? "ADJ" : tag;
}

/** Reads words that stand in the dictionaries, or that are made of one that does. */
export class WordReader {
  constructor(
    private readonly sure: Dictionary,
    private readonly likely: Dictionary,
  ) {}

  read(word: string, asked: Asked): string | null {
    const special = this.special(word, asked);
    if (special !== null) return special;
    const plain = this.isShouted(word, asked) ? word.toLowerCase() : word;
    if (this.knows(plain)) return this.lookUp(plain, asked);
    if (plain.endsWith("s'") && this.knows(`${plain.slice(0, -2)}'s`))
      return this.lookUp(`${plain.slice(0, -2)}'s`, asked);
    if (plain.endsWith("'") && this.knows(plain.slice(0, -1))) return this.lookUp(plain.slice(0, -1), asked);
    return this.withEnding(plain, asked);
  }

  /** From the dictionaries alone, else letter by letter. */
  lookUp(word: string, { tag, stress, following }: Asked): string | null {
    const isLoud = word === word.toUpperCase() && !this.sure.has(word);
    const isName = isLoud && tag === "NNP";
    const key = isLoud ? word.toLowerCase() : word;
    const saying = this.sure.get(key) ?? (isName ? null : this.likely.get(key));
    let phonemes = typeof saying === "string" ? saying : null;
    if (saying !== null && typeof saying !== "string") {
      const pauses = following !== null && following.vowel === null && Object.hasOwn(saying, "None");
      const exact = pauses ? "None" : tag !== null && Object.hasOwn(saying, tag) ? tag : parentTag(tag);
      phonemes = (exact !== null && Object.hasOwn(saying, exact) ? saying[exact] : saying.DEFAULT) ?? null;
    }
    if (phonemes === null || (isName && !phonemes.includes(PRIMARY))) {
      const spelled = this.spelled(key);
      if (spelled !== null) return spelled;
    }
    return phonemes === null ? null : stressed(phonemes, stress);
  }

  /** With "-s", the only ending that numbers take. */
  plural(word: string, asked: Asked): string | null {
    const stem = this.stemOfS(word);
    const phonemes = stem === null ? null : this.lookUp(stem, asked);
    return phonemes === null ? null : sEnding(phonemes);
  }

  /** "CTO" as its letters. */
  private spelled(word: string): string | null {
    const letters = [...word].filter((letter) => LETTERS.test(letter));
    const said = letters.map((letter) => this.sure.get(letter.toUpperCase()));
    if (said.length === 0 || said.some((one) => typeof one !== "string")) return null;
    const phonemes = stressed(said.join(""), 0);
    const last = phonemes.lastIndexOf(SECONDARY);
    return last < 0 ? phonemes : phonemes.slice(0, last) + PRIMARY + phonemes.slice(last + SECONDARY.length);
  }

  private special(word: string, asked: Asked): string | null {
    const { tag } = asked;
    const symbol = tag === "ADD" && word === "." ? "dot" : tag === "ADD" && word === "/" ? "slash" : null;
    if (symbol !== null) return this.lookUp(symbol, { ...asked, tag: null, stress: -0.5 });
    const spoken = SYMBOL_WORDS.get(word) ?? (tag === "IN" && /^vs\.?$/i.test(word) ? "versus" : null);
    if (spoken !== null) return this.lookUp(spoken, { ...asked, tag: null, stress: null });
    if (isDotted(word)) return this.spelled(word);
    return knownByRule(word, asked, {
      spelled: (letters) => this.spelled(letters),
      adverb: parentTag(tag) === "ADV",
    });
  }

  /** Capitals for loudness, or at the beginning of a sentence: the word is the one in small letters. */
  private isShouted(word: string, asked: Asked): boolean {
    const small = word.toLowerCase();
    if (word.length < 2 || word === small || !LETTERS.test(word.replaceAll("'", ""))) return false;
    if (asked.tag === "NNP" && word.length <= 7) return false;
    if (this.sure.has(word) || this.likely.has(word)) return false;
    const rest = word.slice(1);
    if (word !== word.toUpperCase() && rest !== rest.toLowerCase()) return false;
    return this.sure.has(small) || this.likely.has(small) || this.withEnding(small, asked) !== null;
  }

  private knows(word: string): boolean {
    if (this.sure.has(word) || SYMBOL_WORDS.has(word) || this.likely.has(word)) return true;
    if (!LETTERS.test(word) || !PLAIN_LETTERS.test(word)) return false;
    if (word.length === 1) return true;
    if (word === word.toUpperCase() && this.sure.has(word.toLowerCase())) return true;
    return word.slice(1) === word.slice(1).toUpperCase();
  }

  private withEnding(word: string, asked: Asked): string | null {
    const plural = this.plural(word, asked);
    if (plural !== null) return plural;
    const past = this.ended(this.stemOfEd(word), asked, edEnding);
    if (past !== null) return past;
    return this.ended(this.stemOfIng(word), { ...asked, stress: asked.stress ?? 0.5 }, ingEnding);
  }

  private ended(stem: string | null, asked: Asked, ending: (phonemes: string) => string): string | null {
    const phonemes = stem === null ? null : this.lookUp(stem, asked);
    return phonemes === null ? null : ending(phonemes);
  }

  private stemOfS(word: string): string | null {
    if (word.length < 3 || !word.endsWith("s")) return null;
    const [one, two, three] = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
    if (!word.endsWith("ss") && this.knows(one)) return one;
    const es = word.length > 4 && word.endsWith("es") && !word.endsWith("ies");
    if ((word.endsWith("'s") || es) && this.knows(two)) return two;
    return word.length > 4 && word.endsWith("ies") && this.knows(three) ? three : null;
  }

  private stemOfEd(word: string): string | null {
    if (word.length < 4 || !word.endsWith("d")) return null;
    const [one, two] = [word.slice(0, -1), word.slice(0, -2)];
    if (!word.endsWith("dd") && this.knows(one)) return one;
    const ed = word.length > 4 && word.endsWith("ed") && !word.endsWith("eed");
    return ed && this.knows(two) ? two : null;
  }

  private stemOfIng(word: string): string | null {
    if (word.length < 5 || !word.endsWith("ing")) return null;
    const stem = word.slice(0, -3);
    if (word.length > 5 && this.knows(stem)) return stem;
    if (this.knows(`${stem}e`)) return `${stem}e`;
    const doubled = word.length > 5 && DOUBLED_ING.test(word) && this.knows(word.slice(0, -4));
    return doubled ? word.slice(0, -4) : null;
  }
}

/** "U.S.", "a.m.": parts of at most two letters with dots between them. */
function isDotted(word: string): boolean {
  const inner = word.replace(/^\.+|\.+$/g, "");
  if (!inner.includes(".") || !LETTERS.test(word.replaceAll(".", ""))) return false;
  return word.split(".").every((part) => [...part].length < 3);
}

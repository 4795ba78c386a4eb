import type { Asked } from "./asked";
import type { Dictionary } from "./dictionary";
import { edEnding, ingEnding, sEnding } from "./endings";
import { knownByRule } from "./function-words";
import { stemOfEd, stemOfIng, stemOfS } from "./stems";
import { PRIMARY, SECONDARY, stressed } from "./stress";

const SYMBOL_WORDS: ReadonlyMap<string, string> = new Map([
  ["%", "percent"],
  ["&", "and"],
  ["+", "plus"],
  ["@", "at"],
]);

const LETTERS = /^\p{L}+$/u;
const PLAIN_LETTERS = /^[A-Za-z'-]+$/;

function parentTag(tag: string | null): string | null {
  if (tag === null) return null;
  if (tag.startsWith("VB")) return "VERB";
  if (tag.startsWith("NN")) return "NOUN";
  if (tag.startsWith("RB")) return "ADV";
  return tag.startsWith("JJ") ? "ADJ" : tag;
}

/** Reads words from the dictionaries, or that are derived from one of theirs. */
export class WordReader {
  constructor(
    private readonly sure: Dictionary,
    private readonly likely: Dictionary,
  ) {}

  private readonly knows = (word: string): boolean => {
    if (this.sure.has(word) || SYMBOL_WORDS.has(word) || this.likely.has(word)) return true;
    if (!LETTERS.test(word) || !PLAIN_LETTERS.test(word)) return false;
    if (word.length === 1) return true;
    if (word === word.toUpperCase() && this.sure.has(word.toLowerCase())) return true;
    return word.slice(1) === word.slice(1).toUpperCase();
  };

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

  /** Uses only the dictionaries, or spells the word. */
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
    const stem = stemOfS(word, this.knows);
    const phonemes = stem === null ? null : this.lookUp(stem, asked);
    return phonemes === null ? null : sEnding(phonemes);
  }

  /** Spells "CTO" by its letters. */
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

  /**
   * Whether a word is only capitalized for emphasis or at the beginning of a sentence, and so is the
   * lower-case word.
   */
  private isShouted(word: string, asked: Asked): boolean {
    const small = word.toLowerCase();
    if (word.length < 2 || word === small || !LETTERS.test(word.replaceAll("'", ""))) return false;
    if (asked.tag === "NNP" && word.length <= 7) return false;
    if (this.sure.has(word) || this.likely.has(word)) return false;
    const rest = word.slice(1);
    if (word !== word.toUpperCase() && rest !== rest.toLowerCase()) return false;
    return this.sure.has(small) || this.likely.has(small) || this.withEnding(small, asked) !== null;
  }

  private withEnding(word: string, asked: Asked): string | null {
    const plural = this.plural(word, asked);
    if (plural !== null) return plural;
    const past = this.ended(stemOfEd(word, this.knows), asked, edEnding);
    if (past !== null) return past;
    return this.ended(stemOfIng(word, this.knows), { ...asked, stress: asked.stress ?? 0.5 }, ingEnding);
  }

  private ended(stem: string | null, asked: Asked, ending: (phonemes: string) => string): string | null {
    const phonemes = stem === null ? null : this.lookUp(stem, asked);
    return phonemes === null ? null : ending(phonemes);
  }
}

/** "U.S.", "a.m.": parts of at most two letters separated by periods. */
function isDotted(word: string): boolean {
  const inner = word.replace(/^\.+|\.+$/g, "");
  if (!inner.includes(".") || !LETTERS.test(word.replaceAll(".", ""))) return false;
  return word.split(".").every((part) => [...part].length < 3);
}

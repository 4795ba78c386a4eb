import { edEnding, ingEnding, sEnding } from "./endings";
import { cardinal, decimal, ordinal, year } from "./number-words";
import type { WordReader } from "./word-reader";

const CURRENCIES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["$", ["dollar", "cent"]],
  ["£", ["pound", "pence"]],
  ["€", ["euro", "cent"]],
]);
const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(["st", "nd", "rd", "th"]);
const NUMBER = /^-?[\d,.]*\d[\d,.]*(?:ing|'d|ed|'s|st|nd|rd|th|s)?$/;
const ANY = { tag: null, stress: null, following: null } as const;

export const isCurrency = (text: string): boolean => CURRENCIES.has(text);

export function isNumber(word: string, isHead: boolean): boolean {
  return NUMBER.test(word) && (isHead || !word.startsWith("-"));
}

export interface NumberAsked {
  currency: string | null;
  /** Whether it is at the beginning of its word. Inside, as in "B2B" or "A320", it is part of a name. */
  isHead: boolean;
}

/** Reads digits: amounts, years, ordinals, decimals, parts of names. */
export class NumberReader {
  constructor(private readonly words: WordReader) {}

  read(word: string, asked: NumberAsked): string | null {
    const suffix = /[a-z']+$/.exec(word)?.[0] ?? "";
    const bare = word.slice(0, word.length - suffix.length);
    const minus = bare.startsWith("-");
    const spoken = this.spoken(minus ? bare.slice(1) : bare, suffix, asked, minus);
    const phonemes = [...(minus ? [this.say("minus")] : []), ...spoken].filter(Boolean).join(" ");
    if (phonemes === "") return null;
    if (suffix === "s" || suffix === "'s") return sEnding(phonemes);
    if (suffix === "ed" || suffix === "'d") return edEnding(phonemes);
    return suffix === "ing" ? ingEnding(phonemes) : phonemes;
  }

  /** Adds the currency to an amount that was read as a word. */
  withCurrency(phonemes: string, currency: string | null): string {
    const [unit] = CURRENCIES.get(currency ?? "") ?? [];
    const said = unit === undefined ? null : this.words.plural(`${unit}s`, ANY);
    return said === null ? phonemes : `${phonemes} ${said}`;
  }

  private spoken(text: string, suffix: string, { currency, isHead }: NumberAsked, minus: boolean): string[] {
    const money = CURRENCIES.get(currency ?? "");
    const digits = /^\d+$/.test(text);
    const plain = text.replaceAll(",", "");
    if (digits && ORDINAL_ENDINGS.has(suffix)) return this.sayAll(ordinal(text));
    if (digits && !minus && text.length === 4 && money === undefined) return this.sayAll(year(text));
    if (!isHead && !text.includes(".")) return this.inName(plain);
    if (!isHead || text.split(".").length > 2)
      return plain.split(".").flatMap((part) => this.inVersion(part));
    if (money !== undefined && isAmount(text)) return this.amount(plain, money);
    if (text.includes(".")) return this.sayAll(decimal(plain));
    return this.sayAll(ORDINAL_ENDINGS.has(suffix) ? ordinal(plain) : cardinal(plain));
  }

  /** "A320" is read three twenty, "B2B" two, "007" digit by digit. */
  private inName(digits: string): string[] {
    const [first = "", second] = digits;
    if (first === "0" || digits.length > 3) return this.oneByOne(digits);
    if (digits.length !== 3 || digits.endsWith("00")) return this.sayAll(cardinal(digits || "0"));
    if (second === "0")
      return [...this.oneByOne(first), this.say("O", -2), ...this.oneByOne(digits.slice(2))];
    return [...this.oneByOne(first), ...this.sayAll(cardinal(digits.slice(1)))];
  }

  /** A part of "10.15.3". */
  private inVersion(part: string): string[] {
    if (part === "") return [];
    const round = /^[1-9]0*$/.test(part);
    return part.startsWith("0") || (part.length !== 2 && !round)
      ? this.oneByOne(part)
      : this.sayAll(cardinal(part));
  }

  private amount(plain: string, [unit, small]: readonly [string, string]): string[] {
    const [whole = "", cents = ""] = plain.split(".");
    const parts = [
      { digits: whole || "0", unit },
      { digits: cents.padEnd(2, "0"), unit: small },
    ];
    const some = parts.filter(({ digits }) => !/^0*$/.test(digits));
    return (some.length > 0 ? some : parts.slice(0, 1)).flatMap(({ digits, unit: name }, index) => [
      ...(index > 0 ? [this.say("and")] : []),
      ...this.sayAll(cardinal(digits)),
      /^0*1$/.test(digits) || name === "pence" ? this.say(name) : (this.words.plural(`${name}s`, ANY) ?? ""),
    ]);
  }

  private oneByOne(digits: string): string[] {
    return [...digits].flatMap((digit) => this.sayAll(cardinal(digit)));
  }

  private sayAll(words: string): string[] {
    const named = words.split(/[^a-z]+/).filter((word) => word !== "" && word !== "and");
    return named.map((word) => this.say(word, word === "point" ? -2 : null));
  }

  private say(word: string, stress: number | null = null): string {
    return this.words.lookUp(word, { ...ANY, stress }) ?? "";
  }
}

const isAmount = (text: string): boolean => !text.includes(".") || /\.\d{0,2}$/.test(text);

import type { NumberWords } from "../../languages/rules";

/** A word, number or sign, and where it is. */
export interface Token {
  text: string;
  from: number;
  to: number;
}

const TOKENS = /\d+(?:[.,' ]\d+)*|[$€£¥%]|\p{L}+(?:['-]\p{L}+)*|[^\s]/gu;
/** Signs of currencies. */
export const SYMBOLS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };
export const CODES = new Set(
  "usd eur gbp chf jpy cad aud nzd sgd hkd sek nok dkk pln ngn ghs kes zar inr aed myr thb".split(" "),
);

/** Cuts a sentence into what may be parts of numbers. */
export function tokensOf(plain: string, words: NumberWords): Token[] {
  return [...plain.matchAll(TOKENS)].flatMap((match): Token[] => {
    const [text] = match;
    const from = match.index;
    // "12 500" is one number, "12 5" are two.
    const isGrouped =
      /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/u.test(text) &&
      (words.decimal === "," || isBesideMoney(plain, from, text, words));
    if (/^\d+ /u.test(text) && !isGrouped) {
      let at = from;
      return text.split(" ").map((part) => {
        const token = { text: part, from: at, to: at + part.length };
        at += part.length + 1;
        return token;
      });
    }
    return numberParts(text, words).map((part) => {
      const at = from + part.from;
      return { text: part.text, from: at, to: at + part.text.length };
    });
  });
}

/** "two-fifty" and "quatre-vingt-cinq" are several numbers; any other word stays whole. */
function numberParts(text: string, { values, scales, and }: NumberWords): { text: string; from: number }[] {
  const whole = [{ text, from: 0 }];
  if (!text.includes("-") || Object.hasOwn(values, text.toLowerCase())) return whole;
  const words = text.split("-");
  const parts: { text: string; from: number }[] = [];
  let from = 0;
  for (let at = 0; at < words.length; ) {
    let many = words.length - at;
    const joined = (): string => words.slice(at, at + many).join("-");
    const isNumber = (word: string): boolean =>
      Object.hasOwn(values, word) || Object.hasOwn(scales, word) || (at > 0 && and.includes(word));
    while (many > 0 && !isNumber(joined().toLowerCase())) many -= 1;
    if (many === 0) return whole;
    parts.push({ text: joined(), from });
    from += joined().length + 1;
    at += many;
  }
  return parts;
}

/** "10 850 francs", also where numbers are written without spaces. */
function isBesideMoney(plain: string, from: number, text: string, words: NumberWords): boolean {
  const [before, behind] = [plain.slice(0, from), plain.slice(from + text.length)];
  const word = (/^\s?(\p{L}+|[$€£¥])/u.exec(behind)?.[1] ?? "").toLowerCase();
  const isMoney = (one: string): boolean =>
    Object.hasOwn(SYMBOLS, one) || CODES.has(one) || Object.hasOwn(words.currencies, one);
  return isMoney(word) || isMoney((/(\p{L}+|[$€£¥])\s?$/u.exec(before)?.[1] ?? "").toLowerCase());
}

import type { NumberWords } from "../../languages/rules";

/** A number in words: its value, and how many tokens it takes. */
export interface Spelled {
  value: number;
  tokens: number;
  /** It's only an article or a word such as "one", which is mostly no number. */
  isWeak: boolean;
}

/** Reads a number in words at a token. Null if there is none. */
export function spelledAt(tokens: readonly string[], start: number, words: NumberWords): Spelled | null {
  if (isVague(tokens, start, words)) return null;
  let [total, group, at] = [0, 0, start];
  let [hasDigit, hasScale, lastValue] = [false, false, Number.POSITIVE_INFINITY];
  let isJoined = false;
  let lastScale = 0;
  for (;;) {
    const token = tokens[at] ?? "";
    const value = numberOf(token, words);
    const scale = own(words.scales, token);
    // "six hundred, six hundred" is said twice.
    const isAgain = lastScale > 0 && own(words.scales, tokens[at + 1] ?? "") === lastScale;
    if (value !== undefined && fits(value, lastValue) && !isAgain) {
      group += value;
      lastValue = value;
      hasDigit = true;
      isJoined = false;
      at += 1;
      continue;
    }
    const isBare = at === start && words.bare.includes(token);
    if (scale !== undefined && token.length > 2 && (hasDigit || isBare)) {
      if (scale === 100) group = Math.max(1, group) * 100;
      else {
        total += Math.max(1, group) * scale;
        group = 0;
      }
      lastValue = scale === 100 ? 100 : Math.min(scale, 1_000);
      lastScale = scale;
      [hasScale, hasDigit, isJoined] = [true, true, false];
      at += 1;
      continue;
    }
    const couple = at === start && words.couple?.includes(token) ? coupleOf(tokens, at, words) : 0;
    if (couple > 0) {
      group = 2;
      hasDigit = true;
      lastValue = 2;
      at += couple;
      continue;
    }
    const isArticle = words.one.includes(token) && at === start;
    const next = tokens[at + 1] ?? "";
    if (isArticle && (own(words.scales, next) ?? 0) >= 100 && next.length > 2) {
      group = 1;
      hasDigit = true;
      lastValue = 1;
      at += 1;
      continue;
    }
    if (
      hasDigit &&
      !isJoined &&
      words.and.includes(token) &&
      continues(tokens, at + 1, words, lastValue, hasScale)
    ) {
      isJoined = true;
      at += 1;
      continue;
    }
    break;
  }
  if (!hasDigit) return null;
  const value = total + group;
  return withFraction(
    { value, tokens: at - start, isWeak: value === 1 && at - start === 1 },
    tokens,
    start,
    words,
  );
}

/** "A few hundred" is no amount, nor is "per hundred" or the thousand of "many hundred thousand". */
function isVague(tokens: readonly string[], start: number, { scales }: NumberWords): boolean {
  if (own(scales, tokens[start] ?? "") === undefined) return false;
  const before = tokens[start - 1] ?? "";
  const [word, isOf] = before === "of" ? [tokens[start - 2] ?? "", true] : [before, false];
  return VAGUE.test(word) || (!isOf && own(scales, word) !== undefined);
}
const VAGUE =
  /^(?:few|several|some|many|couple|dozens|per|every|paar|einige|mehrere|viele|pro|je|quelques|plusieurs|par|unos|unas|varios|varias|algunos|algunas|por)$/u;

/** "A couple hundred", "a couple of thousand": how many tokens stand before the scale. */
function coupleOf(tokens: readonly string[], at: number, { scales }: NumberWords): number {
  const skip = tokens[at + 1] === "of" ? 2 : 1;
  const scale = tokens[at + skip] ?? "";
  return (own(scales, scale) ?? 0) >= 100 && scale.length > 2 ? skip : 0;
}

const own = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** "twenty" may be followed by "one", "hundred" by anything below it. */
const fits = (value: number, last: number): boolean =>
  last === Number.POSITIVE_INFINITY ||
  (last >= 20 && last < 100 && last % 10 === 0 && value < 10 && value > 0) ||
  (last === 80 && value < 20) ||
  (last === 60 && value < 20) ||
  (last >= 100 && value < last);

function continues(
  tokens: readonly string[],
  at: number,
  words: NumberWords,
  last: number,
  hasScale: boolean,
): boolean {
  const value = numberOf(tokens[at] ?? "", words);
  if (value === undefined || value === 0) return false;
  return fits(value, last) && (hasScale || (last >= 20 && last < 100));
}

/** "two point five million", "two and a half million". */
function withFraction(read: Spelled, tokens: readonly string[], start: number, words: NumberWords): Spelled {
  let at = start + read.tokens;
  let value = read.value;
  if (words.point.includes(tokens[at] ?? "")) {
    let digits = "";
    let next = at + 1;
    for (; ; next += 1) {
      const digit = numberOf(tokens[next] ?? "", words);
      if (digit === undefined || digit > 99 || digits.length > 3) break;
      digits += String(digit);
    }
    if (digits !== "") {
      value = Number(`${value}.${digits}`);
      at = next;
    }
  } else if (words.and.includes(tokens[at] ?? "")) {
    const skip = words.one.includes(tokens[at + 1] ?? "") ? 2 : 1;
    if (words.half.includes(tokens[at + skip] ?? "")) {
      // "A million and a half" is half a million more.
      const last = own(words.scales, tokens[at - 1] ?? "") ?? 1;
      value += (last >= 1_000 ? last : 1) / 2;
      at += skip + 1;
    }
  }
  const scale = own(words.scales, tokens[at] ?? "");
  if (at > start + read.tokens && scale !== undefined && (tokens[at]?.length ?? 0) > 1) {
    value *= scale;
    at += 1;
  }
  return {
    value: Math.round(value * 1e6) / 1e6,
    tokens: at - start,
    isWeak: read.isWeak && at - start === 1,
  };
}

function numberOf(token: string, words: NumberWords): number | undefined {
  const value = own(words.values, token);
  if (value !== undefined) return value;
  if (token.includes("-") && !words.compounds) {
    const parts = token.split("-").map((part) => own(words.values, part));
    const [tens, unit] = parts;
    if (parts.length === 2 && tens !== undefined && unit !== undefined && tens >= 20 && unit < 20)
      return tens + unit;
  }
  return words.compounds && token.length > 5 && token.length < 60 ? compoundOf(token, words) : undefined;
}

const LARGE = ["tausend", "hundert"] as const;

/** "zwölftausendfünfhundert", "fünfundzwanzig". */
function compoundOf(token: string, words: NumberWords): number | undefined {
  for (const name of LARGE) {
    const at = token.indexOf(name);
    if (at === -1) continue;
    const before = at === 0 ? 1 : compoundOf(token.slice(0, at), words);
    const rest = token.slice(at + name.length).replace(/^und/u, "");
    const after = rest === "" ? 0 : compoundOf(rest, words);
    const scale = name === "tausend" ? 1_000 : 100;
    if (before === undefined || after === undefined || after >= scale) return undefined;
    return before * scale + after;
  }
  const plain = token === "ein" ? 1 : own(words.values, token);
  if (plain !== undefined) return plain;
  const und = token.indexOf("und");
  if (und <= 0) return undefined;
  const unit = token.slice(0, und) === "ein" ? 1 : own(words.values, token.slice(0, und));
  const tens = own(words.values, token.slice(und + 3));
  return unit !== undefined && tens !== undefined && unit < 10 && tens >= 20 ? unit + tens : undefined;
}

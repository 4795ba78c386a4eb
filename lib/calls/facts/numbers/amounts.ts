import type { NumberWords } from "../../languages/rules";
import { decimalOf, shifted, tidy } from "./decimal";
import { shortFormAt } from "./short-forms";
import { type Spelled, spelledAt } from "./spelled";
import { CODES, SYMBOLS, type Token, tokensOf } from "./tokens";

/** A number in a sentence, with what stands around it. */
export interface Amount {
  amount: string;
  currency: string | null;
  /** It was said in cents; which currency's may be unknown. */
  isCents: boolean;
  isPercent: boolean;
  isDuration: boolean;
  /** It was said with words of money but no currency: "50k". */
  isRound: boolean;
  /** "a discount of 10%": nothing else follows. */
  per: string | null;
  /** What "six fifty" may mean; null if it's clear. */
  short: readonly number[] | null;
  /** The words after it. */
  noun: string | null;
  from: number;
  to: number;
}

const COUNTRIES = /^(?:us|u\.s|american|canadian|australian|swiss|schweizer|suisses)$/u;
const ZEROS: Readonly<Record<number, number>> = {
  100: 2,
  1000: 3,
  100000: 5,
  1000000: 6,
  10000000: 7,
  1000000000: 9,
};

/** Returns the numbers of a sentence, in order. Those within the given spans belong to dates. */
export function amountsIn(
  plain: string,
  words: NumberWords,
  taken: readonly { from: number; to: number }[],
): Amount[] {
  if (!/\d/u.test(plain) && !hasNumberWord(plain, words)) return [];
  const tokens = tokensOf(plain, words);
  const low = tokens.map(({ text }) => text.toLowerCase());
  const found: (Amount & { scale: number | null })[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = amountAt(plain, tokens, low, at, words);
    if (!read) continue;
    const { next, amount } = read;
    at = next - 1;
    if (amount && !taken.some(({ from, to }) => amount.from < to && amount.to > from)) found.push(amount);
  }
  return withRanges(found, plain);
}

const wordTests = new WeakMap<NumberWords, RegExp>();
function hasNumberWord(plain: string, words: NumberWords): boolean {
  let test = wordTests.get(words);
  if (!test) {
    const all = [
      ...Object.keys(words.values),
      ...Object.keys(words.scales).filter(({ length }) => length > 2),
      ...words.half,
    ];
    test = new RegExp(`(?:${all.join("|")})`, "iu");
    wordTests.set(words, test);
  }
  return test.test(plain);
}

type Read = { next: number; amount: (Amount & { scale: number | null }) | null } | null;

function amountAt(
  plain: string,
  tokens: readonly Token[],
  low: readonly string[],
  at: number,
  words: NumberWords,
): Read {
  const token = tokens[at];
  if (!token) return null;
  const isDigits = /^\d/u.test(token.text);
  const halfOf =
    words.half.includes(low[at] ?? "") || /^(?:quarter|viertel)$/u.test(low[at] ?? "")
      ? halfAt(low, at, words)
      : null;
  const told = isDigits ? 0 : digitsInRow(low, at, words);
  if (told > 0) return { next: at + told, amount: null };
  const spelled = isDigits
    ? null
    : (halfOf ?? spelledAt(low, at, words) ?? oneOf(plain, tokens, low, at, words));
  if (!isDigits && !spelled) return null;
  let next = at + (spelled?.tokens ?? 1);
  const short = spelled && !halfOf ? shortFormAt(low, next, spelled, words) : null;
  if (short === "no") return { next, amount: null };
  if (short) next += short.tokens;
  if (spelled && isYear(short?.values.at(-1) ?? spelled.value, plain.slice(0, token.from)))
    return { next, amount: null };
  let scale: number | null = null;
  const glued = isDigits ? /^(?:k|m|mm|bn|mio|mrd|tsd)$/u.exec(low[next] ?? "") : null;
  const nextScale = Object.hasOwn(words.scales, low[next] ?? "") ? words.scales[low[next] ?? ""] : undefined;
  if (!isDigits && low[next] === "k" && words.scales.k !== undefined && spelled && spelled.value < 1_000) {
    scale = words.scales.k;
    next += 1;
  }
  if (isDigits && nextScale !== undefined) {
    const isTight = tokens[next]?.from === token.to;
    if (!glued || isTight || (low[next] ?? "").length > 1) {
      scale = nextScale;
      next += 1;
      if (low[next] === "." && (glued?.[0].length ?? 0) > 2) next += 1;
    }
  }
  const before = currencyBefore(tokens, low, at, words);
  let after = currencyAfter(low, next, words);
  if (before && after && before.code !== after.code && !CODES.has(low[next] ?? "")) after = null;
  const currency = after?.code ?? before?.code ?? null;
  const value = spelled
    ? tidy(String(spelled.value))
    : decimalOf(token.text, words.decimal, currency !== null || hasMoney(low, words));
  if (value === null || /e/u.test(value)) return { next, amount: null };
  let amount = scale === null ? value : shifted(value, ZEROS[scale] ?? 0);
  if (after) next += after.tokens;
  const unitWord = low[next] ?? "";
  const own = currency === null && Object.hasOwn(words.cents, unitWord) ? words.cents[unitWord] : undefined;
  if (own !== undefined) {
    amount = shifted(amount, -2);
    next += 1;
  }
  const cents = after ? centsAfter(low, next, words) : null;
  if (cents) {
    amount = `${amount.split(".")[0]}.${String(cents.value).padStart(2, "0")}`;
    next += cents.tokens;
  }
  const from = before && before.code === currency ? (tokens[at - 1]?.from ?? token.from) : token.from;
  let to = tokens[next - 1]?.to ?? token.to;
  const rest = plain
    .slice(to)
    .replace(/^[\s-]+/u, "")
    .toLowerCase();
  const percent = low[next] === "%" ? "%" : words.percent.exec(rest)?.[0];
  if (percent !== undefined) to = plain.toLowerCase().indexOf(percent, to) + percent.length;
  const behind = plain
    .slice(to)
    .replace(/^[\s-]+/u, "")
    .toLowerCase();
  const unit =
    currency === null && own === undefined && percent === undefined
      ? words.units.exec(behind)?.[0]
      : undefined;
  const isRound = currency === null && Math.max(scale ?? 0, spelled?.value ?? 0) >= 1_000;
  if (
    isNoAmount(
      plain,
      token,
      to,
      low,
      at,
      next,
      words,
      currency !== null || percent !== undefined || unit !== undefined || own !== undefined,
    )
  )
    return { next, amount: null };
  if (spelled?.isWeak && currency === null && percent === undefined && unit === undefined)
    return { next, amount: null };
  const per = words.per.exec(behind)?.[0] ?? null;
  return {
    next,
    amount: {
      ...{ amount: tidy(amount), isPercent: percent !== undefined, isDuration: unit !== undefined },
      ...{ currency: own ?? currency, isCents: own !== undefined, short: short?.values ?? null },
      ...{
        isRound,
        per,
        noun: unit ?? (own === undefined ? nounOf(plain.slice(to), behind, isRound, words) : null),
        from,
        to,
        scale:
          scale ??
          scaleOf(spelled?.value) ??
          (low[at + (spelled?.tokens ?? 0) - 1] === "hundred" ? 100 : null),
      },
    },
  };
}

const FEWEST_TOLD = 3;

/** "Four oh four five", a number told digit by digit: of a phone, a form or an account. Returns how many there are. */
function digitsInRow(low: readonly string[], at: number, { values }: NumberWords): number {
  let many = 0;
  for (; ; many += 1) {
    const word = low[at + many] ?? "";
    const value = Object.hasOwn(values, word) ? values[word] : undefined;
    const isZero = many > 0 && /^(?:oh|o)$/u.test(word);
    if (!isZero && (value === undefined || !Number.isInteger(value) || value > 9)) break;
  }
  return many >= FEWEST_TOLD ? many : 0;
}

/** "A dollar fifty", "a euro each". */
function oneOf(
  plain: string,
  tokens: readonly Token[],
  low: readonly string[],
  at: number,
  words: NumberWords,
): Spelled | null {
  const currency = tokens[at + 1];
  if (!words.one.includes(low[at] ?? "") || !currency) return null;
  if (!Object.hasOwn(words.currencies, low[at + 1] ?? "")) return null;
  const behind = plain.slice(currency.to).trimStart().toLowerCase();
  const isPriced = centsAfter(low, at + 2, words) !== null || words.per.test(behind) || EACH.test(behind);
  return isPriced ? { value: 1, tokens: 1, isWeak: false } : null;
}

const EACH = /^(?:each|apiece|a pop|das stück|pièce|cada un[oa])(?!\p{L})/u;

const scaleOf = (value: number | undefined): number | null =>
  value === undefined || value < 1_000
    ? null
    : value % 1_000_000 === 0
      ? 1_000_000
      : value % 1_000 === 0
        ? 1_000
        : null;

/** "half a million". */
function halfAt(low: readonly string[], at: number, words: NumberWords) {
  const of = low[at + 1] === "of" ? 1 : 0;
  const skip = (words.one.includes(low[at + 1 + of] ?? "") ? 2 : 1) + of;
  const scale = words.scales[low[at + skip] ?? ""];
  const share = low[at]?.startsWith("quarter") || low[at]?.startsWith("viertel") ? 4 : 2;
  return scale !== undefined && scale >= 1_000 && (low[at + skip] ?? "").length > 2
    ? { value: scale / share, tokens: skip + 1, isWeak: false }
    : null;
}

function currencyBefore(tokens: readonly Token[], low: readonly string[], at: number, words: NumberWords) {
  const before = low[at - 1] ?? "";
  const code = Object.hasOwn(SYMBOLS, before)
    ? SYMBOLS[before]
    : CODES.has(before)
      ? before.toUpperCase()
      : undefined;
  if (code === undefined) return null;
  // "10 € 20": the sign belongs to the number before it.
  const isAfterNumber =
    CODES.has(before) && /\d$/u.test(low[at - 2] ?? "") && tokens[at - 1]?.to !== tokens[at]?.from;
  return isAfterNumber || Object.hasOwn(words.currencies, low[at - 2] ?? "") ? null : { code };
}

function currencyAfter(
  low: readonly string[],
  next: number,
  words: NumberWords,
): { code: string; tokens: number } | null {
  // "12.000,- Euro".
  const dash = low[next] === "," && low[next + 1] === "-" ? 2 : 0;
  if (dash > 0) {
    const read: { code: string; tokens: number } | null = currencyAfter(low, next + dash, words);
    return read && { ...read, tokens: read.tokens + dash };
  }
  const skip = COUNTRIES.test(low[next] ?? "") ? 1 : 0;
  const word = low[next + skip] ?? "";
  const named = Object.hasOwn(words.currencies, word) ? words.currencies[word] : undefined;
  const country = skip === 1 ? (low[next] ?? "") : "";
  if (named === "USD" && country.startsWith("can")) return { code: "CAD", tokens: 2 };
  if (named === "USD" && country.startsWith("aus")) return { code: "AUD", tokens: 2 };
  if (named !== undefined) return { code: named, tokens: skip + 1 };
  const code = Object.hasOwn(SYMBOLS, word)
    ? SYMBOLS[word]
    : CODES.has(word)
      ? word.toUpperCase()
      : undefined;
  return code === undefined || skip === 1 ? null : { code, tokens: 1 };
}

function centsAfter(low: readonly string[], next: number, words: NumberWords) {
  const skip = words.and.includes(low[next] ?? "") ? 1 : 0;
  const digits = /^\d{1,2}$/u.test(low[next + skip] ?? "")
    ? { value: Number(low[next + skip]), tokens: 1 }
    : null;
  const read = digits ?? spelledAt(low, next + skip, words);
  if (!read || read.value > 99 || read.value < 1) return null;
  const isCents = /^(?:cents?|centimes?|céntimos?|rappen|pence)$/u.test(low[next + skip + read.tokens] ?? "");
  const isBare = skip === 0 && read.value > 9 && AFTER_CENTS.test(low[next + read.tokens] ?? "");
  return isCents || isBare ? { value: read.value, tokens: skip + read.tokens + (isCents ? 1 : 0) } : null;
}

/** "vier Euro fünfzig pro Monat". */
const AFTER_CENTS =
  /^(?:|pro|je|im|am|und|plus|netto|brutto|das|bei|mit|für|statt|per|an?|each|and|that|which|with|for|instead|but|so|or|then|if|par|y|et|por|al|[.,;?!])$/u;

/** "since nineteen eighty eight", "in two thousand and nine", "seit zweitausendsechs". "Nineteen ninety-nine" may be a price. */
const isYear = (value: number, before: string): boolean =>
  value > 1_950 && value < 2_040 && value % 100 !== 0 && BEFORE_YEARS.test(before);
const BEFORE_YEARS =
  /(?:^|[^\p{L}])(?:in|since|until|till|til|like it's|back in|before|after|summer|winter|spring|autumn|fall|year|of|seit|von|aus|bis|jahre?|anno|en|depuis|desde|hasta)\s$/iu;

/** Times of day, ordinals, years, names with a number. */
function isNoAmount(
  plain: string,
  token: Token,
  to: number,
  low: readonly string[],
  at: number,
  next: number,
  words: NumberWords,
  isSure: boolean,
): boolean {
  const before = plain.slice(Math.max(0, token.from - 16), token.from).toLowerCase();
  const behind = plain.slice(to, to + 12).toLowerCase();
  if (/[\p{L}#_/]$/u.test(before) || /(?:\d[:/.]|v|(?<!\d)0\d*-)$/u.test(before)) return true;
  if (/(?<!\p{L})(?:half|halb) $/u.test(before) && !isSure) return true;
  if (/^[:/]\d|^\.\d/u.test(behind)) return true;
  if (isSure) return false;
  if (/^0\d/u.test(low[at] ?? "")) return true;
  if (words.named.test(before.replace(/\s+$/u, ""))) return true;
  if (
    /^(?:st|nd|rd|th|er|ère|ème|e|º|ª|o|a)(?!\p{L})|^\s?(?:am|pm|a\.m|p\.m|o'clock|uhr|heures|h)(?!\p{L})|^[\s-]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?!\p{L})|^\s?-?\s?(?:day|week|month)s? (?:of|in)/u.test(
      behind,
    )
  )
    return true;
  if (/^(?:19|20)\d\d$/u.test(low[at] ?? "") && next === at + 1) return true;
  return /^[\p{L}]/u.test(behind) && /^\d/u.test(low[at] ?? "") && next === at + 1;
}

/** The word after a number, which it counts. */
function nounOf(given: string, behind: string, isRound: boolean, words: NumberWords): string | null {
  if (words.idle.test(behind)) return null;
  // German nouns have a capital; what a thousand in English counts is a plural.
  if (words.compounds && /^[\s-]*\p{Ll}/u.test(given) && /\p{Lu}/u.test(given)) return null;
  if (isRound && !words.compounds && words.decimal === "." && !PLURAL.test(behind)) return null;
  return (
    /^(?:\p{L}[\p{L}'-]*)(?: (?:users?|seats?|people|employees|reps?|licen[cs]es?|customers?|agents?|locations?|stores?|offices?))?/u.exec(
      behind,
    )?.[0] ?? null
  );
}

const PLURAL = /^(?:\p{L}[\p{L}'-]* ?){0,2}(?:s|people|staff|men|women|children)(?!\p{L})/u;

/** Whether a sentence names a currency anywhere. */
const hasMoney = (low: readonly string[], { currencies }: NumberWords): boolean =>
  low.some((word) => Object.hasOwn(SYMBOLS, word) || Object.hasOwn(currencies, word));

const BETWEEN =
  /^-?\s?(?:-|to|or|and|,|bis|oder|und|à|ou|et|a|o|y)(?: (?:maybe|perhaps|up to|vielleicht|eher|peut-être|quizás))?\s?$/u;

/** "20 to 30 thousand", "between 10 and 15k euros": the first has what the second one says. */
function withRanges(found: (Amount & { scale: number | null })[], plain: string): Amount[] {
  return found.map(({ scale, ...amount }, index) => {
    const next = found[index + 1];
    if (!next) return amount;
    const between = plain.slice(amount.to, next.from).toLowerCase();
    if (!BETWEEN.test(between)) return amount;
    const isPlain =
      amount.currency === null && !amount.isPercent && !amount.isDuration && amount.noun === null;
    const value = Number(amount.amount);
    const isScaled =
      scale === null && next.scale !== null && value < 1_000 && value * next.scale < Number(next.amount);
    return {
      ...amount,
      ...(isScaled
        ? { amount: shifted(amount.amount, ZEROS[next.scale ?? 1] ?? 0), isRound: next.isRound }
        : {}),
      ...(isPlain
        ? {
            currency: next.currency,
            isPercent: next.isPercent,
            isDuration: next.isDuration,
            per: next.per,
            noun: next.noun,
          }
        : {}),
    };
  });
}

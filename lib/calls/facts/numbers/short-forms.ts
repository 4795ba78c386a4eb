import type { NumberWords } from "../../languages/rules";
import { type Spelled, spelledAt } from "./spelled";

/**
 * Reads the second part of a number that leaves out what is clear to those who talk: "six fifty" is 6.50 or 650,
 * "seventeen six" 17,600, "two oh three" 203. "no" if two numbers only stand beside each other.
 */
export function shortFormAt(
  low: readonly string[],
  at: number,
  first: Spelled,
  words: NumberWords,
): { values: readonly number[]; tokens: number } | "no" | null {
  const isZero = /^(?:oh|o)$/u.test(low[at] ?? "");
  const skip = isZero ? 1 : 0;
  const more = words.one.includes(low[at] ?? "") ? null : spelledAt(low, at + skip, words);
  if (!more || more.isWeak) return more && !isZero ? "no" : null;
  const [a, b] = [first.value, more.value];
  // "fifteen sixteen", "forty forty five".
  const isRange = !isZero && (b === a + 1 || (a >= 20 && a % 10 === 0 && b > a && b <= a + 10));
  const isThird = spelledAt(low, at + skip + more.tokens, words) !== null;
  if (isRange || isThird || !Number.isInteger(a) || !Number.isInteger(b) || a > 999 || b > 99 || b < 1)
    return "no";
  const tokens = skip + more.tokens;
  if (isZero) return b < 10 && a < 100 ? { values: [a * 100 + b, a + b / 100], tokens } : "no";
  if (b < 10) return a > 9 && a < 100 ? { values: [a * 1_000 + b * 100], tokens } : "no";
  // German says "vierundzwanzighundert" in one word: two are always a price with its cents.
  const isEither = a < 100 && !words.compounds;
  return { values: isEither ? [a + b / 100, a * 100 + b] : [a + b / 100], tokens };
}

/** "at four thirty": a time of day. */
export function isTimeOfDay(plain: string, from: number, values: readonly number[]): boolean {
  const [least = 0] = [...values].toSorted((one, other) => one - other);
  const isTime = least < 24 && Math.round((least % 1) * 100) < 60;
  return isTime && BEFORE_TIMES.test(plain.slice(Math.max(0, from - 16), from).toLowerCase());
}

const BEFORE_TIMES =
  /(?:^|\s)(?:at|by|from|until|till|before|after|around|to|um|gegen|ab|bis|à|vers|a las|hasta las) $/u;

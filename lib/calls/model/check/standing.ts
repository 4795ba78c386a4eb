import { wordsOfLanguage } from "@/lib/content/words/words-of";
import { isSmall, stemOf, wordsIn } from "../../answers/words";
import { written } from "../../facts/dates/calendar";
import type { DateFinder } from "../../facts/dates/find-dates";
import { type Amount, amountsIn } from "../../facts/numbers/amounts";
import type { LanguageRules } from "../../languages/rules";
import { plainOf } from "../../transcript/clean";
import { TO_READER } from "../../transcript/instruction";
import { SUMMARY_WORDS } from "./summary-words";

/** A sentence of a call or document that text is held against. */
export interface Source {
  plain: string;
  /** Who says it, with their company; for documents its title. */
  by: string;
}

/** What text is read with. */
export interface Reading {
  rules: LanguageRules;
  /** Resolves dates against the day of the call. */
  finder: () => DateFinder;
  /** Names of people who take part, in lower case. */
  people: ReadonlySet<string>;
  /** Stems of all that was said, by which ordinary words are known. */
  stems: ReadonlySet<string>;
}

/** Why text doesn't stand. */
export type Fault =
  | "no_lines"
  | "instruction"
  | "length"
  | "markup"
  | "quote"
  | "number"
  | "date"
  | "name"
  | "unrelated";

const LONGEST = 500;
/** The share of its words that the lines have to have, too. */
const LEAST_SHARE = 0.3;
const NUMBER = /\d+(?:[.,:'’]\d+)*/gu;
const NAME = /\p{Lu}[\p{L}\p{N}'’-]+/gu;
/** Tags aren't read as words, so nothing in them would be held against anything. */
const MARKUP = /<[/!a-z]/iu;
const QUOTED = /"([^"]+)"/gu;

/**
 * Holds a sentence against the lines it names: every number, name, date and quotation in it has to be on them.
 * @param around what was said right before them, which counts for its other words only
 * @param isAdvice such a sentence says what to do, in its own words
 * @returns null if it stands
 */
export function faultOf(
  text: string,
  on: readonly Source[],
  reading: Reading,
  { around = [], isAdvice = false }: { around?: readonly Source[]; isAdvice?: boolean } = {},
): Fault | null {
  const plain = plainOf(text);
  if (on.length === 0) return "no_lines";
  if (plain.length < 3 || plain.length > LONGEST) return "length";
  if (MARKUP.test(text)) return "markup";
  if (TO_READER.test(plain)) return "instruction";
  const dates = datesOf(plain, reading);
  const known = on.map(({ plain: one }) => one);
  if (!areSaidQuotes(plain, known)) return "quote";
  if (!dates.every((date) => isSaidDate(date, known, reading))) return "date";
  if (!areSaidNumbers(plain, dates, on, reading)) return "number";
  if (!areSaidNames(plain, on, reading)) return "name";
  return isAdvice || shareOf(plain, [...on, ...around]) >= LEAST_SHARE ? null : "unrelated";
}

/** Whole words of the lines, whatever their case and punctuation. */
function areSaidQuotes(plain: string, known: readonly string[]): boolean {
  const said = spaced(known.join(" "));
  return [...plain.matchAll(QUOTED)].every(({ 1: quote = "" }) => said.includes(spaced(quote)));
}

interface FoundDay {
  from: number;
  to: number;
  text: string;
  day: string | null;
}

function datesOf(plain: string, { finder }: Reading): FoundDay[] {
  return finder()
    .find(plain.toLowerCase())
    .map(({ from, to, text, day }) => ({ from, to, text, day: day === null ? null : written(day) }));
}

const isSaidDate = ({ day, text }: FoundDay, known: readonly string[], reading: Reading): boolean =>
  known.some(
    (one) =>
      one.toLowerCase().includes(text) ||
      (day !== null && datesOf(one, reading).some((other) => other.day === day)),
  );

/** Digits are compared as they are, and numbers in words by what they mean. */
function areSaidNumbers(
  plain: string,
  dates: readonly FoundDay[],
  on: readonly Source[],
  { rules }: Reading,
): boolean {
  const said = on.flatMap((one) => amountsIn(one.plain, rules.numbers, []));
  // "Speaker 2".
  const digits = new Set(on.flatMap((one) => `${one.by} ${one.plain}`.match(NUMBER) ?? []).map(bare));
  const isOfDate = (at: number): boolean => dates.some(({ from, to }) => at >= from && at < to);
  const amounts = amountsIn(plain, rules.numbers, dates);
  const isSaid = (amount: Amount): boolean =>
    said.some((other) => isSameAmount(amount, other)) ||
    (amount.currency === null && !amount.isPercent && digits.has(bare(plain.slice(amount.from, amount.to))));
  const isRead = (at: number): boolean => amounts.some(({ from, to }) => at >= from && at < to);
  return (
    amounts.every(isSaid) &&
    [...plain.matchAll(NUMBER)].every(
      ({ 0: number, index }) => isOfDate(index) || isRead(index) || digits.has(bare(number)),
    )
  );
}

const bare = (number: string): string => number.replace(/[.,:'’](?=\d{3}(?!\d))/gu, "");

function isSameAmount(one: Amount, other: Amount): boolean {
  const values = [Number(other.amount), ...(other.short ?? [])];
  if (![Number(one.amount), ...(one.short ?? [])].some((value) => values.includes(value))) return false;
  if (one.isPercent !== other.isPercent) return false;
  return one.currency === null || other.currency === null || one.currency === other.currency;
}

/** A capital makes a name: in German, only of people who take part and of words that no one said. */
function areSaidNames(plain: string, on: readonly Source[], reading: Reading): boolean {
  const { rules, people, stems } = reading;
  const said = new Set(on.flatMap((one) => [...wordsOf(one.plain), ...wordsOf(one.by)]));
  const own = new Set(on.flatMap((one) => [...stemsOf(one.plain), ...stemsOf(one.by)]));
  const common = SUMMARY_WORDS[rules.code];
  return [...plain.matchAll(NAME)].every(({ 0: found, index }) => {
    const word = found.toLowerCase().replace(/['’]s$|-$/u, "");
    if (said.has(word) || own.has(stemOf(word))) return true;
    if (people.has(word)) return false;
    const isFirst = index === 0 || /[.!?:]["'»]?\s$/u.test(plain.slice(Math.max(0, index - 3), index));
    if (!isFirst && rules.code !== "de") return false;
    return common.has(word) || isSmall(word) || stems.has(stemOf(word)) || isPlain(word, rules);
  });
}

const PLAIN = new Map<string, ReadonlySet<string>>();

function isPlain(word: string, { code }: LanguageRules): boolean {
  const known = PLAIN.get(code) ?? new Set(wordsOfLanguage(code)?.plain ?? []);
  PLAIN.set(code, known);
  return known.has(word);
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => word.replace(/['’]s$|-$/u, ""));

const spaced = (text: string): string => ` ${wordsOf(text).join(" ")} `;

export const stemsOf = (text: string): string[] =>
  wordsIn(text).flatMap(({ text: word, stem }) => (isSmall(word) ? [] : [stem]));

/** With a full stop, unless it has an end. */
export const finished = (text: string): string =>
  /[.!?…"”»]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;

function shareOf(plain: string, on: readonly Source[]): number {
  const said = new Set(on.flatMap((one) => [...stemsOf(one.plain), ...stemsOf(one.by)]));
  const own = new Set(stemsOf(plain).filter((stem) => !/^\d/u.test(stem)));
  if (own.size === 0) return 1;
  return [...own].filter((stem) => said.has(stem)).length / own.size;
}

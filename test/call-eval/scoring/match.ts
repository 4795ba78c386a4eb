import type { Allowed } from "../set/expected";
import { visible } from "../set/transcript-lines";
import { type Evidenced, evidenceOf } from "../shape";

/** How many were found of those expected, and how many were right of those given. */
export interface Tally {
  right: number;
  given: number;
  found: number;
  expected: number;
}

export const emptyTally = (): Tally => ({ right: 0, given: 0, found: 0, expected: 0 });

export interface Compared<T, E> {
  tally: Tally;
  /** Each expectation with the item that meets it. */
  pairs: [T, E][];
  missed: E[];
  wrong: T[];
}

/**
 * Pairs items with expectations, each at most once. An item that fits only what another has already met is
 * repeated: wrong where `repeats` says so, else not counted.
 */
export function compare<T, E extends { optional: boolean }>(
  items: readonly T[],
  expectations: readonly E[],
  /** 0 where the item doesn't fits; else the higher, the better. */
  fits: (item: T, expectation: E) => number,
  {
    repeats = "ignored",
    isFine = () => false,
  }: { repeats?: "wrong" | "ignored"; isFine?: (item: T) => boolean } = {},
): Compared<T, E> {
  const candidates = items.flatMap((item, at) =>
    expectations.map((expectation) => ({ item, at, expectation, value: fits(item, expectation) })),
  );
  candidates.sort(
    (one, other) =>
      Number(one.expectation.optional) - Number(other.expectation.optional) || other.value - one.value,
  );
  const used = new Set<number>();
  const met = new Set<E>();
  const pairs: [T, E][] = [];
  for (const { item, at, expectation, value } of candidates) {
    if (value === 0 || used.has(at) || met.has(expectation)) continue;
    used.add(at);
    met.add(expectation);
    pairs.push([item, expectation]);
  }
  const left = items.filter((_, at) => !used.has(at));
  const wrong = left.filter((item) => {
    const repeated = expectations.some((expectation) => fits(item, expectation) > 0);
    return repeated ? repeats === "wrong" : !isFine(item);
  });
  const required = expectations.filter(({ optional }) => !optional);
  const missed = required.filter((expectation) => !met.has(expectation));
  return {
    tally: {
      right: pairs.length,
      given: pairs.length + wrong.length,
      found: required.length - missed.length,
      expected: required.length,
    },
    pairs,
    missed,
    wrong,
  };
}

export const linesOf = (item: Evidenced): number[] => evidenceOf(item).map(({ line }) => line);

export const overlap = (item: Evidenced, { lines }: { lines: readonly number[] }): boolean =>
  linesOf(item).some((line) => lines.includes(line));

export const allows = (allowed: Allowed, value: string | null): boolean =>
  allowed.includes("*") || allowed.includes(value);

/** The first name is enough where only one speaker has it. */
export function allowsName(allowed: Allowed, name: string | null, speakers: readonly string[]): boolean {
  if (allowed.includes("*")) return true;
  if (name === null) return allowed.includes(null);
  const given = words(name);
  return allowed.some((one) => {
    if (one === null) return false;
    const wanted = words(one);
    if (given.join(" ") === wanted.join(" ")) return true;
    const isPart = given.length > 0 && given.every((word) => wanted.includes(word));
    return (
      isPart && speakers.filter((other) => given.every((word) => words(other).includes(word))).length === 1
    );
  });
}

export const words = (text: string): string[] =>
  visible(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const squeezed = (text: string): string => words(text).join("");

/** Without invisible characters and with single spaces, as it would be read. */
export const readable = (text: string): string => visible(text).replace(/\s+/g, " ").trim();

/** Whether a quote is in the text of a line word for word, with or without the line's HTML. */
export function isQuoteOf(quote: string, line: string): boolean {
  const wanted = readable(quote);
  if (wanted === "") return false;
  const bare = line.replace(/<[^>]*>/g, "").replace(/&amp;/g, "&");
  return [line, bare, line.replace(/<[^>]*>/g, " ")].some((text) => readable(text).includes(wanted));
}

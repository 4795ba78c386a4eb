import type { StagePerson } from "@/lib/stage/state";
import { wordsOf } from "../words/normalise";
import { remembered } from "./remembered";

const nameOf = remembered((person: StagePerson) => wordsOf(person.name));

/** Several `people` mean that the name is ambiguous, unless `all` of them are meant: "the Bergers". */
export type PersonMatch = { people: StagePerson[]; length: number; exact: boolean; all?: true };

/** Returns the edit distance, with swapped neighbors counted as one edit; stops beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** One letter may be wrong: more would be guessing. */
const allowance = (word: string): number => (word.length >= 4 ? 1 : 0);

function fullName(words: readonly string[], start: number, person: StagePerson): number {
  const name = nameOf(person);
  const fits = name.length > 1 && name.every((part, index) => words[start + index] === part);
  return fits ? name.length : 0;
}

/**
 * Finds people whose name begins at `start`: first by the full name, then by one correctly spelled part,
 * then, unless `exactOnly`, by one slightly misspelled part. Several people mean that the name is ambiguous.
 */
export function personAt(
  words: readonly string[],
  start: number,
  people: readonly StagePerson[],
  exactOnly = false,
): PersonMatch | null {
  const whole = people.filter((person) => fullName(words, start, person) > 0);
  const longest = whole.map((person) => fullName(words, start, person)).sort((a, b) => b - a)[0];
  if (longest !== undefined) {
    const best = whole.filter((person) => fullName(words, start, person) === longest);
    return { people: best, length: longest, exact: true };
  }
  return partAt(words, start, people, exactOnly);
}

type Entry = { person: StagePerson; parts: string[] };

/**
 * Returns the one among several with the same name whom the next word identifies: "Sam R", "Anna Kowalsky".
 */
function narrowed(found: readonly Entry[], next: string | undefined): StagePerson | null {
  if (next === undefined || next.length === 0) return null;
  const fits = (part: string) =>
    next.length === 1 ? part.startsWith(next) : next.length > 3 && distance(part, next, 1) <= 1;
  const [only, ...others] = found.filter(({ parts }) => parts.slice(1).some(fits));
  return only && others.length === 0 ? only.person : null;
}

function partAt(
  words: readonly string[],
  start: number,
  people: readonly StagePerson[],
  exactOnly: boolean,
): PersonMatch | null {
  const word = words[start] ?? "";
  const parts = people.map((person) => ({ person, parts: nameOf(person) }));
  const named = parts.filter((entry) => entry.parts.includes(word));
  const next = words[start + 1];
  const one = named.length > 1 || next?.length === 1 ? narrowed(named, next) : null;
  if (one) return { people: [one], length: 2, exact: true };
  if (named.length > 0) return { people: named.map((entry) => entry.person), length: 1, exact: true };
  const plural = parts.filter((entry) => entry.parts.some((part) => word === `${part}s`));
  if (plural.length > 1)
    return { people: plural.map((entry) => entry.person), length: 1, exact: true, all: true };
  const limit = allowance(word);
  if (exactOnly || limit === 0) return null;
  const near = parts
    .filter((entry) => entry.parts.some((part) => part.length >= 3 && distance(word, part, limit) <= limit))
    .map((entry) => entry.person);
  return near.length > 0 ? { people: near, length: 1, exact: false } : null;
}

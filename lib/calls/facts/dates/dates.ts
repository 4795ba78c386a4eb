import type { SaidDate } from "../../analysis-shape";
import { evidenceOf, type Said } from "../../transcript/said";
import { written } from "./calendar";
import type { DateFinder, FoundDate } from "./find-dates";

export type DatesOf = ReadonlyMap<number, readonly FoundDate[]>;

/** Finds the dates of all sentences, by the sentence's place. */
export function findDates(said: readonly Said[], finder: DateFinder): DatesOf {
  const all = new Map<number, FoundDate[]>();
  for (const { at, low } of said) {
    const found = finder.find(low);
    if (found.length > 0) all.set(at, found);
  }
  return all;
}

export const datesIn = (said: readonly Said[], dates: DatesOf): SaidDate[] =>
  said.flatMap((one) =>
    (dates.get(one.at) ?? []).map(({ from, to, text, day }) => ({
      text: one.plain.length === one.low.length ? one.plain.slice(from, to).trim() : text,
      date: day === null ? null : written(day),
      evidence: [evidenceOf(one)],
    })),
  );

import type { AnalyticsMinute } from "../figures";

type Minutes = readonly Pick<AnalyticsMinute, "at" | "on_stage">[];

/** A run of minutes, from the first to before the last. */
export interface Run {
  from: number;
  to: number;
}

/** What was on stage in a run of minutes. */
interface StageRun extends Run {
  title: string;
}

const MINUTE_MS = 60_000;

/** Returns what was on stage, minutes with the same joined. Minutes of which nothing is known are left out. */
export function stageRuns(minutes: Minutes): StageRun[] {
  const runs: StageRun[] = [];
  for (const [index, { on_stage }] of minutes.entries()) {
    if (!on_stage) continue;
    const title = titleOf(on_stage);
    const last = runs.at(-1);
    const goesOn = last?.to === index && last.title === title;
    if (last && goesOn && !isBreak(minutes, index)) last.to += 1;
    else runs.push({ title, from: index, to: index + 1 });
  }
  return runs;
}

/** The segment, or else who was on stage. */
function titleOf({ segment, covered, people }: NonNullable<Minutes[number]["on_stage"]>): string {
  if (segment !== null) return segment;
  const names = people.flatMap(({ name }) => (name === "" ? [] : [name]));
  return covered ? "Card" : names.join(", ") || "Stage";
}

/** Whether a minute begins another time on air. */
const isBreak = (minutes: Minutes, index: number): boolean => {
  const [before, at] = [minutes[index - 1]?.at, minutes[index]?.at];
  return before !== undefined && at !== undefined && Date.parse(at) - Date.parse(before) !== MINUTE_MS;
};

/** Returns the minutes that begin another time on air. */
export const breaksOf = (minutes: Minutes): number[] =>
  minutes.flatMap((_, index) => (isBreak(minutes, index) ? [index] : []));

/**
 * Returns the place of a time among the minutes, in minutes with fractions. A time between two times on air is the start of
 * the second, and one outside of all is at their start or end.
 */
export function placeOf(minutes: Minutes, at: string): number {
  const time = Date.parse(at);
  const next = minutes.findIndex((minute) => Date.parse(minute.at) > time);
  const index = next < 0 ? minutes.length - 1 : next - 1;
  const start = minutes[index]?.at;
  if (index < 0 || start === undefined) return 0;
  return index + Math.min(1, (time - Date.parse(start)) / MINUTE_MS);
}

/** Returns a path over the values and back along zero, in a box of 100 × 100. A single minute is as wide as the box. */
export function areaOf(values: readonly number[], top: number): { line: string; area: string } {
  const y = (value: number) => (100 - (100 * value) / top).toFixed(2);
  const x = (index: number) => ((100 * (index + 0.5)) / values.length).toFixed(2);
  const points = values.map((value, index) => `${x(index)} ${y(value)}`);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const line = `M0 ${y(first)}L${points.join("L")}L100 ${y(last)}`;
  return { line, area: `${line}L100 100L0 100Z` };
}

/** Returns the minutes to label, at most `most`, in round steps. */
export function ticksOf(length: number, most: number): number[] {
  const step = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240].find((one) => length / one <= most) ?? 480;
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}

/** A run in its row. `room` is what it can take there: up to the next run, or to the end of the axis. */
type Placed<Item> = Item & { row: number; room: number };

/** Puts runs into rows, each in the first in which it doesn't begin before the last one ends, nor within its `least` room. */
export function inRows<Item extends Run>(
  runs: readonly Item[],
  length: number,
  least: number,
): { rows: number; placed: Placed<Item>[] } {
  const rows: Placed<Item>[][] = [];
  for (const run of [...runs].sort((a, b) => a.from - b.from)) {
    const free = rows.findIndex((row) =>
      row.every(({ from, to }) => to <= run.from && run.from - from >= least),
    );
    const row = free < 0 ? rows.length : free;
    const before = rows[row]?.at(-1);
    if (before) before.room = run.from - before.from;
    rows[row] = [...(rows[row] ?? []), { ...run, row, room: length - run.from }];
  }
  return { rows: rows.length, placed: rows.flat() };
}

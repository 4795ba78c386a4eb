import { sentencesOf } from "@/lib/clips/moments/sentence";
import { type Measures, Telling } from "@/lib/clips/moments/telling/telling";
import { MEASURES } from "@/lib/clips/moments/telling/weights";
import { readSentences } from "@/lib/clips/moments/topics";
import { type Hour, readHours, sharedBy } from "./read-hours";

// `npm run learn:moments`: fits how much each measure of telling counts to what readers marked, by logistic regression, and
// prints the points of `lib/clips/moments/telling/weights.ts`. Each hour that isn't held back is also scored by what is learned
// from the others. The same hours give the same table.
const LENGTH = { least: 15_000, most: 90_000 };
const SILENCE_MS = 6_000;
/** Marked by a reader from so much of both together on; not marked by any below. */
const MARKED = 0.55;
const UNMARKED = 0.2;
const FIRST = 10;
/** Points of a score for each factor e of the odds. */
const POINTS = 12;
const STEPS = 300;
const DECAY = 0.01;
/** Known about a window besides how it is told; their weights aren't used, since borders and the show's first words are judged apart. */
const OTHERS = ["housekeeping", "early"] as const;

type Name = (typeof MEASURES)[number] | (typeof OTHERS)[number];
const NAMES: readonly Name[] = [...MEASURES, ...OTHERS];

interface Window {
  fromMs: number;
  toMs: number;
  values: number[];
  /** What it shares with what each reader marked, of both together. */
  marked: [number, number];
}

interface Fit {
  weights: number[];
  means: number[];
  spreads: number[];
}

const EARLY_MS = 240_000;

function windowsOf({ lines, language, readers }: Hour): Window[] {
  const read = readSentences(sentencesOf(lines), language);
  const telling = new Telling(read, language);
  const windows: Window[] = [];
  for (const [first, { fromMs }] of read.entries())
    for (let last = first; last < read.length; last += 1) {
      const { toMs = 0, pauseBefore = 0 } = read[last] ?? {};
      if (toMs - fromMs > LENGTH.most || (last > first && pauseBefore > SILENCE_MS)) break;
      if (toMs - fromMs < LENGTH.least) continue;
      const told: Measures = telling.measure(first, last);
      const around = read.slice(first, last + 1).filter(({ isHousekeeping }) => isHousekeeping).length;
      const others = { housekeeping: Math.min(2, around), early: Number(fromMs < EARLY_MS) };
      const values = NAMES.map((name) => ({ ...told, ...others })[name]);
      const marked = readers.map((all) =>
        Math.max(0, ...all.map((one) => ofBoth(fromMs, toMs, one.start_sec * 1_000, one.end_sec * 1_000))),
      ) as [number, number];
      windows.push({ fromMs, toMs, values, marked });
    }
  return windows;
}

function ofBoth(from: number, to: number, otherFrom: number, otherTo: number): number {
  const shared = Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
  return shared / (to - from + otherTo - otherFrom - shared);
}

function learnedFrom(hours: readonly Window[][]): Fit {
  const examples = hours.flatMap((windows) => {
    const yes = windows.filter(({ marked }) => Math.max(...marked) >= MARKED);
    const no = windows.filter(({ marked }) => Math.max(...marked) < UNMARKED);
    return [
      ...yes.map(({ values, marked: [a, b] }) => ({ values, is: 1, weight: (250 * (a + b)) / yes.length })),
      ...no.map(({ values }) => ({ values, is: 0, weight: 1_000 / no.length })),
    ];
  });
  const means = NAMES.map((_, at) => mean(examples.map(({ values }) => values[at] ?? 0)));
  const spreads = NAMES.map(
    (_, at) =>
      Math.sqrt(mean(examples.map(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2))) || 1,
  );
  const scaled = examples.map((one) => ({
    ...one,
    values: [1, ...one.values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1))],
  }));
  const whole = scaled.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Array.from({ length: NAMES.length + 1 }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map(() => 0);
    for (const { values, is, weight } of scaled) {
      const sum = values.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-sum)) - is) * weight;
      for (const [at, value] of values.entries()) slopes[at] = (slopes[at] ?? 0) + error * value;
    }
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) - slope / whole - (at > 0 ? DECAY * (weights[at] ?? 0) : 0);
  }
  return { weights, means, spreads };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const scoreOf = ({ weights, means, spreads }: Fit, values: readonly number[]): number =>
  values.reduce(
    (sum, value, at) => sum + ((weights[at + 1] ?? 0) * (value - (means[at] ?? 0))) / (spreads[at] ?? 1),
    weights[0] ?? 0,
  );

function hitsOf({ readers }: Hour, windows: readonly Window[], fitted: Fit): string {
  const ranked = windows
    .map((window) => ({ window, score: scoreOf(fitted, window.values) }))
    .sort((a, b) => b.score - a.score);
  const chosen: Window[] = [];
  for (const { window } of ranked) {
    if (chosen.length === FIRST) break;
    const isFree = chosen.every(
      (one) =>
        sharedBy(window, { start_sec: one.fromMs / 1_000, end_sec: one.toMs / 1_000, rank: 0, why: "" }) <=
        0.2,
    );
    if (isFree) chosen.push(window);
  }
  return readers
    .map((all) => all.filter((one) => chosen.some((window) => sharedBy(window, one) >= 0.5)).length)
    .join(" and ");
}

const hours = readHours().filter(({ isHeldBack }) => !isHeldBack);
const windows = hours.map(windowsOf);
for (const [at, hour] of hours.entries()) {
  const fitted = learnedFrom(windows.filter((_, other) => other !== at));
  console.log(`${hour.name}, learned from the others: ${hitsOf(hour, windows[at] ?? [], fitted)} of 10`);
}
const fitted = learnedFrom(windows);
for (const [at, name] of NAMES.entries()) {
  const points = (POINTS * (fitted.weights[at + 1] ?? 0)) / (fitted.spreads[at] ?? 1);
  console.log(`  ${name}: ${points.toFixed(1)} points; usually ${(fitted.means[at] ?? 0).toFixed(2)}`);
}
console.log(`  all as usual: ${(POINTS * (fitted.weights[0] ?? 0)).toFixed(1)}`);

import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import { type Features, put } from "../learned/linear";
import type { Amount } from "./amounts";
import { EACH, type Known, PERIODS, ratio } from "./known";

/** A number without a currency, and what may say whether it is money. */
export interface Doubtful {
  given: Amount;
  /** What it may mean: several for a short form. */
  values: readonly number[];
  one: Said;
  /** The sentence before, in lower case. */
  before: string;
  known: readonly Known[];
  rules: LanguageRules;
  /** Of the same sentence. */
  currency: string | null;
  /** What rules make of it. */
  signs: readonly string[];
}

const WORDS = /[\p{L}']+|\p{N}+|\?/gu;

/** Describes a number by the words around it, its size, and the numbers that were said before. */
export function moneyFeatures(doubtful: Doubtful): Features {
  const features = new Map<number, number>();
  const add = (names: readonly string[], value: number): void => {
    for (const name of names) put(features, name, value);
  };
  add(["all"], 1);
  addWords(doubtful, add);
  addSize(doubtful, add);
  addKnown(doubtful, add);
  const { one, before, rules, currency, signs } = doubtful;
  add(signs, 0.8);
  if (rules.numbers.price.test(one.low)) add(["price here"], 0.7);
  if (rules.numbers.price.test(before)) add(["price before"], 0.6);
  if (currency !== null) add(["currency"], 0.6);
  add([`side ${one.side}`, `language ${rules.code}`], 0.4);
  return features;
}

type Add = (names: readonly string[], value: number) => void;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORDS) ?? []).map((word) => (/\p{N}/u.test(word) ? "#" : word));

function addWords({ given, one, before }: Doubtful, add: Add): void {
  const earlier = wordsOf(one.plain.slice(0, given.from));
  const later = wordsOf(one.plain.slice(given.to));
  const [last = "^", second = "^", third = "^"] = earlier.toReversed();
  const [next = "$", after = "$"] = later;
  add([`-1 ${last}`, `-2 ${second}`, `-3 ${third}`, `-12 ${second} ${last}`], 0.6);
  add([`+1 ${next}`, `+2 ${after}`, `+12 ${next} ${after}`, `-+ ${last} ${next}`], 0.6);
  add(
    earlier.slice(-8).map((word) => `before ${word}`),
    0.3,
  );
  add(
    later.slice(0, 6).map((word) => `after ${word}`),
    0.3,
  );
  add(
    wordsOf(before)
      .slice(-14)
      .map((word) => `earlier ${word.slice(0, 7)}`),
    0.25,
  );
}

const SIZES = [10, 20, 100, 1_000, 10_000, 100_000];

function addSize({ given, values, one }: Doubtful, add: Add): void {
  const { per, noun, short, isRound, from, to } = given;
  const value = Math.max(...values);
  const size = SIZES.filter((least) => value >= least).length;
  const round = [1_000, 100, 10, 5, 1].find((step) => value % step === 0) ?? 0;
  add([`size ${size}`], 0.7);
  add([`round ${round}`, `size ${size} ${round}`], 0.5);
  add([`side ${one.side} ${size}`], 0.3);
  if (short) add(["short"], 0.7);
  if (isRound) add(["thousands"], 0.7);
  if (/\p{N}/u.test(one.plain.slice(from, to))) add(["digits"], 0.7);
  if (per !== null) {
    add(["per", `per ${per}`], 0.65);
    if (PERIODS.test(per)) add(["period"], 0.7);
    if (EACH.test(per)) add(["each"], 0.7);
  }
  if (noun !== null) add(["noun", `noun ${noun}`, `noun -${noun.slice(-2)}`], 0.7);
}

const RATIOS = [1.01, 1.3, 2, 5, 20];

function addKnown({ values, one, known }: Doubtful, add: Add): void {
  for (const isMoney of [true, false]) {
    const alike = known.filter((other) => other.isMoney === isMoney);
    if (alike.length === 0) continue;
    for (const reach of [0, 2, 8])
      if (alike.some(({ at }) => one.at - at <= reach)) add([`near ${isMoney} ${reach}`], 0.6);
    const closest = (times: number): number =>
      Math.min(...alike.flatMap((other) => values.map((value) => ratio(other.value, value * times))));
    add([`ratio ${isMoney} ${RATIOS.filter((least) => closest(1) >= least).length}`], 0.6);
    if (closest(1_000) < 3) add([`thousands ${isMoney}`], 0.5);
  }
  const last = known.at(-1);
  if (last) add([`last ${last.isMoney} ${one.at - last.at <= 1}`], 0.5);
}

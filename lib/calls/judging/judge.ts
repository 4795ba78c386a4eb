import type { Side } from "../call";
import type { Said } from "../transcript/said";
import { featuresOf, type Sensed } from "./features";
import { FIRST_HEADS, type FirstHead, type Head, SECOND_HEADS, type SecondHead } from "./heads";

/** For each head as many weights as it has inputs, and one more for its bias. */
export type Weights = Readonly<Record<Head, ArrayLike<number>>>;

export type Scores = Readonly<Record<SecondHead, number>>;

/** Scores by `at`. */
export interface Judgement {
  scores: ReadonlyMap<number, Scores>;
  first: ReadonlyMap<number, Readonly<Record<FirstHead, number>>>;
}

export const scoreOf = (weights: ArrayLike<number>, inputs: ArrayLike<number>): number => {
  let sum = weights[weights.length - 1] ?? 0;
  for (let at = 0; at < inputs.length; at++) sum += (weights[at] ?? 0) * (inputs[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
};

export function sense(said: readonly Said[], vectorOf: (one: Said) => Float32Array, weights: Weights): Sensed[] {
  return said.map((one) => {
    const vector = vectorOf(one);
    const first = Object.fromEntries(FIRST_HEADS.map((head) => [head, scoreOf(weights[head], vector)])) as Record<FirstHead, number>;
    return { said: one, vector, first };
  });
}

export const sameTurn = (labelled: boolean) => (one: Said, other: Said): boolean =>
  labelled ? one.speaker === other.speaker : one.line === other.line;

export const inputsOf = (one: Sensed, all: readonly Sensed[], labelled: boolean): number[] => [
  ...one.vector,
  ...featuresOf(one, all, sameTurn(labelled)),
];

export function judged(sensed: readonly Sensed[], labelled: boolean, weights: Weights): Judgement {
  const scores = new Map<number, Scores>();
  for (const one of sensed) {
    const inputs = inputsOf(one, sensed, labelled);
    scores.set(
      one.said.at,
      Object.fromEntries(SECOND_HEADS.map((head) => [head, scoreOf(weights[head], inputs)])) as Scores,
    );
  }
  return { scores, first: new Map(sensed.map(({ said, first }) => [said.at, first])) };
}

/** The side of each speaker by how they talk, where it's clear. */
export function sidesByVoice(sensed: readonly Sensed[]): Map<string, { side: Side; confidence: number }> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { said, first } of sensed) {
    if (said.speaker === null || said.words < 4) continue;
    const entry = sums.get(said.speaker) ?? { sum: 0, count: 0 };
    const p = Math.min(0.98, Math.max(0.02, first.ours));
    entry.sum += Math.log(p / (1 - p));
    entry.count += 1;
    sums.set(said.speaker, entry);
  }
  const sides = new Map<string, { side: Side; confidence: number }>();
  for (const [name, { sum, count }] of sums) {
    const mean = sum / Math.sqrt(count);
    if (Math.abs(mean) > 1) sides.set(name, { side: mean > 0 ? "ours" : "customer", confidence: 0.8 });
  }
  return sides;
}

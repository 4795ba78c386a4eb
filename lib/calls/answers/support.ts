import type { Judged } from "./judge";
import { SIGNS, type Sign, type Signs } from "./signs";
import stored from "./support-weights.json" with { type: "json" };

/** How close the meanings of a sentence, and of the question that it replies to, are to the question. */
export interface Likeness {
  context: number;
  question: number;
}

/** A sentence with how likely it's the answer. */
export interface Supported {
  one: Judged;
  /** What speaks for it: the logarithm of how much likelier it's the answer than that there is none. */
  strength: number;
  /** From 0 to 1, beside the others of the same call or document, and that there is no answer. */
  support: number;
}

export type Weights = Readonly<Record<Sign | "bias", number>>;
const WEIGHTS = stored as Readonly<Record<"words" | "meaning", Weights>>;

/**
 * Returns sentences with their support, the likeliest first. What it goes by was learned from questions about the training calls.
 * @param likenessOf null without vectors
 */
export function supported(
  judged: readonly Judged[],
  likenessOf: ((one: Judged) => Likeness) | null,
  weights: Weights = WEIGHTS[likenessOf ? "meaning" : "words"],
): Supported[] {
  const all = judged.map((one) => ({ one, strength: strengthOf(withLikeness(one, likenessOf), weights) }));
  const sums = new Map<string, number>();
  for (const { one, strength } of all)
    sums.set(one.stretch.source, (sums.get(one.stretch.source) ?? 1) + Math.exp(strength));
  return all
    .map(({ one, strength }) => ({
      ...{ one, strength },
      support: Math.exp(strength) / (sums.get(one.stretch.source) ?? 1),
    }))
    .sort((a, b) => b.strength - a.strength);
}

export function withLikeness(one: Judged, likenessOf: ((one: Judged) => Likeness) | null): Signs {
  if (!likenessOf) return one.signs;
  const { context, question } = likenessOf(one);
  return { ...one.signs, likeness: context, "likeness of question": question };
}

export const strengthOf = (signs: Signs, weights: Weights): number =>
  SIGNS.reduce((sum, sign) => sum + (signs[sign] ?? 0) * weights[sign], weights.bias);

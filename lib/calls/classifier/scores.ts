import { type Features, Learned, likelihoods } from "../facts/learned/linear";
import { LABELS, type Label } from "./labels";
import stored from "./weights.json" with { type: "json" };

/** How likely a chunk is each of the labels, from 0 to 1. */
export type Scores = ReadonlyMap<Label, number>;

export const LINE_WEIGHTS = new Learned(stored);

/** Returns the scores of each chunk. */
export const scoresOf = (features: readonly Features[]): Scores[] => {
  const { weights } = LINE_WEIGHTS;
  return features.map((one) => {
    const likely = likelihoods(one, weights);
    return new Map(LABELS.map((label) => [label, likely[weights.labels.indexOf(label)] ?? 0]));
  });
};

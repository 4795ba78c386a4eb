import type { Features } from "./features";
import { LABELS, type Label } from "./labels";
import stored from "./weights.json" with { type: "json" };

/** How likely a chunk is each of the labels, from 0 to 1. */
export type Scores = ReadonlyMap<Label, number>;

/** Weights as they are stored: of each feature a byte a label, times the scale of that label. */
export interface StoredWeights {
  labels: readonly string[];
  scales: readonly number[];
  /** Base64 of three bytes a feature, and of its weights. */
  features: string;
  weights: string;
}

interface Weights {
  labels: readonly Label[];
  scales: readonly number[];
  places: ReadonlyMap<number, number>;
  values: Int8Array;
}

let loaded: Weights | undefined;

/** Returns the scores of each chunk. */
export const scoresOf = (features: readonly Features[]): Scores[] => {
  loaded ??= readWeights(stored);
  const weights = loaded;
  return features.map((one) => scored(one, weights));
};

function scored(features: Features, { labels, scales, places, values }: Weights): Scores {
  const sums = new Float64Array(labels.length);
  for (const [feature, value] of features) {
    const at = places.get(feature);
    if (at === undefined) continue;
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (values[at + label] ?? 0) * value;
  }
  return new Map(
    labels.map((label, at) => [label, 1 / (1 + Math.exp(-(sums[at] ?? 0) * (scales[at] ?? 0)))]),
  );
}

export function readWeights({ labels, scales, features, weights }: StoredWeights): Weights {
  const bytes = Buffer.from(features, "base64");
  const places = new Map<number, number>();
  for (let at = 0; at * 3 < bytes.length; at += 1)
    places.set(bytes.readUIntBE(at * 3, 3), at * labels.length);
  return {
    labels: labels.filter((label): label is Label => LABELS.some((one) => one === label)),
    scales,
    places,
    values: Int8Array.from(Buffer.from(weights, "base64"), (byte) => (byte << 24) >> 24),
  };
}

import type { StoredWeights } from "@/lib/calls/facts/learned/linear";
import type { Linear } from "./train-linear";

/** So many features fit into what the repository should hold. */
const MOST = 20_000;

/** Keeps the features that say most, each weight as a byte. */
export function storedWeights(
  { features, weights }: Linear,
  labels: readonly string[],
  most: number = MOST,
): StoredWeights {
  const of = (at: number): Float32Array => weights.subarray(at * labels.length, (at + 1) * labels.length);
  const highest = (at: number): number => of(at).reduce((sum, one) => Math.max(sum, Math.abs(one)), 0);
  const kept = features
    .map((feature, at) => ({ feature, at, highest: highest(at) }))
    .toSorted((a, b) => b.highest - a.highest || a.feature - b.feature)
    .slice(0, most)
    .toSorted((a, b) => a.feature - b.feature);
  const scales = labels.map(
    (_, label) => kept.reduce((sum, { at }) => Math.max(sum, Math.abs(of(at)[label] ?? 0)), 1e-6) / 127,
  );
  const [numbers, bytes] = [Buffer.alloc(kept.length * 3), Buffer.alloc(kept.length * labels.length)];
  kept.forEach(({ feature, at }, place) => {
    numbers.writeUIntBE(feature, place * 3, 3);
    of(at).forEach((weight, label) => {
      bytes.writeInt8(Math.round(weight / (scales[label] ?? 1)), place * labels.length + label);
    });
  });
  return {
    labels,
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    features: numbers.toString("base64"),
    weights: bytes.toString("base64"),
  };
}

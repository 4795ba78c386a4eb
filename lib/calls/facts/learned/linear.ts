/** Numbers below this stand for features; two that share one are taken as the same. */
const SPACE = 2 ** 18;

/** Features with their values, each feature once. */
export type Features = ReadonlyMap<number, number>;

/** Weights as they are stored: of each feature a byte a label, times the scale of that label. */
export interface StoredWeights {
  labels: readonly string[];
  scales: readonly number[];
  /** Base64 of three bytes a feature, and of its weights. */
  features: string;
  weights: string;
}

interface Weights {
  labels: readonly string[];
  scales: readonly number[];
  places: ReadonlyMap<number, number>;
  values: Int8Array;
}

/** Stored weights, read when they are first needed. */
export class Learned {
  #stored: StoredWeights;
  #read: Weights | undefined;

  constructor(stored: StoredWeights) {
    this.#stored = stored;
  }

  get weights(): Weights {
    this.#read ??= readWeights(this.#stored);
    return this.#read;
  }

  /** Takes others instead, as cross-validation does. */
  replace(stored: StoredWeights): void {
    this.#stored = stored;
    this.#read = undefined;
  }
}

export function readWeights({ labels, scales, features, weights }: StoredWeights): Weights {
  const bytes = Buffer.from(features, "base64");
  const places = new Map<number, number>();
  for (let at = 0; at * 3 < bytes.length; at += 1)
    places.set(bytes.readUIntBE(at * 3, 3), at * labels.length);
  return {
    ...{ labels, scales, places },
    values: Int8Array.from(Buffer.from(weights, "base64"), (byte) => (byte << 24) >> 24),
  };
}

/** Returns how likely each label is, from 0 to 1. */
export function likelihoods(features: Features, { labels, scales, places, values }: Weights): number[] {
  const sums = new Float64Array(labels.length);
  for (const [feature, value] of features) {
    const at = places.get(feature);
    if (at === undefined) continue;
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (values[at + label] ?? 0) * value;
  }
  return Array.from(sums, (sum, at) => 1 / (1 + Math.exp(-sum * (scales[at] ?? 0))));
}

/** Sets a feature by its name, unless it has a higher value. */
export function put(features: Map<number, number>, name: string, value: number): void {
  const at = hashOf(name);
  features.set(at, Math.max(value, features.get(at) ?? 0));
}

/** FNV-1a. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 18) ^ hash) & (SPACE - 1);
}

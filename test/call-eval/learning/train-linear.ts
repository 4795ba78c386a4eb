/** A chunk's features with their values, and for each label 1, 0, or null where either is right. */
export interface Example {
  features: ReadonlyMap<number, number>;
  labels: readonly (0 | 1 | null)[];
}

/** Weights of the features that were seen often enough: those of one feature are next to each other. */
export interface Linear {
  features: readonly number[];
  weights: Float32Array;
}

const ROUNDS = 5;
const RATE = 0.35;
const DECAY = 2e-5;
const FEWEST = 2;
/** Smaller errors teach nothing and take most of the time. */
const LEAST_ERROR = 0.01;

/** Logistic regression of each label, by AdaGrad in a fixed order: the same examples always give the same weights. */
export function trainLinear(examples: readonly Example[], count: number): Linear {
  const features = oftenSeen(examples);
  const places = new Map(features.map((feature, at) => [feature, at]));
  const known = examples.map(({ features: own, labels }) => {
    const kept = [...own].filter(([feature]) => places.has(feature));
    return {
      at: Int32Array.from(kept, ([feature]) => (places.get(feature) ?? 0) * count),
      values: Float32Array.from(kept, ([, value]) => value),
      labels: Int8Array.from(labels, (label) => label ?? -1),
    };
  });
  const weights = new Float32Array(features.length * count);
  const squares = new Float32Array(features.length * count).fill(0.01);
  const rare = boosts(examples, count);
  const random = seeded(1);
  const sums = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(known, random);
    for (const { at, values, labels } of known) {
      addSums(sums, weights, { at, values });
      for (let label = 0; label < count; label += 1) {
        const wanted = labels[label] as number;
        if (wanted < 0) continue;
        const weight = wanted === 1 ? (rare[label] as number) : 1;
        const error = (1 / (1 + Math.exp(-(sums[label] as number))) - wanted) * weight;
        if (Math.abs(error) < LEAST_ERROR) continue;
        for (let own = 0; own < at.length; own += 1) {
          const place = (at[own] as number) + label;
          const before = weights[place] as number;
          const step = error * (values[own] as number) + DECAY * before;
          const square = Math.fround((squares[place] as number) + step * step);
          squares[place] = square;
          weights[place] = before - (RATE * step) / Math.sqrt(square);
        }
      }
    }
  }
  return { features, weights };
}

function addSums(
  sums: Float64Array,
  weights: Float32Array,
  { at, values }: { at: Int32Array; values: Float32Array },
): void {
  sums.fill(0);
  for (let own = 0; own < at.length; own += 1)
    for (let label = 0; label < sums.length; label += 1)
      sums[label] =
        (sums[label] as number) + (weights[(at[own] as number) + label] as number) * (values[own] as number);
}

function oftenSeen(examples: readonly Example[]): number[] {
  const seen = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return [...seen].flatMap(([feature, times]) => (times >= FEWEST ? [feature] : [])).sort((a, b) => a - b);
}

/** Rare labels count more, up to threefold. */
function boosts(examples: readonly Example[], count: number): number[] {
  return Array.from({ length: count }, (_, label) => {
    const some = examples.filter(({ labels }) => labels[label] === 1).length;
    return Math.min(3, Math.max(1, Math.sqrt(examples.length / (some + 1)) / 4));
  });
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(order: T[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
}

export interface Row {
  inputs: ArrayLike<number>;
  is: boolean;
  weight?: number;
}

const ROUNDS = 140;
const RATE = 0.12;

/** Logistic regression, with Adam. Rare labels count more, up to a limit. */
export function fit(rows: readonly Row[], decay: number): Float32Array {
  const size = (rows[0]?.inputs.length ?? 0) + 1;
  const flat = new Float32Array(rows.length * size);
  rows.forEach(({ inputs }, at) => {
    flat.set(inputs, at * size);
    flat[at * size + size - 1] = 1;
  });
  const right = rows.filter(({ is }) => is).length;
  const boost = Math.min(6, Math.sqrt((rows.length - right) / Math.max(1, right)));
  const counts = Float32Array.from(rows, ({ is, weight = 1 }) => weight * (is ? boost : 1));
  const wanted = Float32Array.from(rows, ({ is }) => (is ? 1 : 0));
  const total = counts.reduce((sum, one) => sum + one, 0);
  const weights = new Float32Array(size);
  const [slope, mean, spread] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let round = 1; round <= ROUNDS; round++) {
    slope.fill(0);
    for (let at = 0, from = 0; at < rows.length; at++, from += size) {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += weights[k]! * flat[from + k]!;
      const miss = (counts[at]! / total) * (1 / (1 + Math.exp(-sum)) - wanted[at]!);
      for (let k = 0; k < size; k++) slope[k]! += miss * flat[from + k]!;
    }
    const rate = RATE * (1 - (round / ROUNDS) * 0.9);
    for (let k = 0; k < size; k++) {
      const gradient = slope[k]! + (k < size - 1 ? decay * weights[k]! : 0);
      mean[k] = 0.9 * mean[k]! + 0.1 * gradient;
      spread[k] = 0.99 * spread[k]! + 0.01 * gradient * gradient;
      weights[k]! -= (rate * (mean[k]! / (1 - 0.9 ** round))) / (Math.sqrt(spread[k]! / (1 - 0.99 ** round)) + 1e-7);
    }
  }
  return weights;
}

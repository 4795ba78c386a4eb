/** Not 0, so that heads that look nowhere in particular don't count as much as those that do. */
const LEAST_SPREAD = 1e-6;

/**
 * Aligns tokens with frames of the sound: each begins no earlier than the one before, so that all together look where they
 * look most (dynamic time warping).
 * @param attention for each token and layer: heads × frames
 * @returns the first frame of each token
 */
export function alongSound(attention: readonly (readonly Float32Array[])[]): number[] {
  const heads = headsOf(attention);
  const frames = heads[0]?.[0]?.length ?? 0;
  if (frames === 0) return attention.map(() => 0);
  const weights = attention.map(() => new Float64Array(frames));
  for (const rows of heads) addNormalized(rows, weights);
  return firstFrames(weights, frames);
}

/** A model of this size has eight in every layer. */
const HEADS = 8;

/** By head: a row of frames for each token. */
function headsOf(attention: readonly (readonly Float32Array[])[]): Float32Array[][] {
  const layers = attention[0]?.length ?? 0;
  return Array.from({ length: layers * HEADS }, (_, index) =>
    attention.map((token) => {
      const all = token[Math.floor(index / HEADS)] ?? new Float32Array(0);
      const frames = all.length / HEADS;
      return all.subarray((index % HEADS) * frames, ((index % HEADS) + 1) * frames);
    }),
  );
}

/** Compares tokens within each frame, because some frames attract all of them. */
function addNormalized(rows: readonly Float32Array[], weights: readonly Float64Array[]): void {
  const frames = rows[0]?.length ?? 0;
  for (let frame = 0; frame < frames; frame += 1) {
    let mean = 0;
    for (const row of rows) mean += (row[frame] ?? 0) / rows.length;
    let spread = 0;
    for (const row of rows) spread += ((row[frame] ?? 0) - mean) ** 2 / rows.length;
    spread = Math.sqrt(spread) + LEAST_SPREAD;
    for (const [token, row] of rows.entries()) {
      const weight = weights[token];
      if (weight) weight[frame] = (weight[frame] ?? 0) + ((row[frame] ?? 0) - mean) / spread;
    }
  }
}

function firstFrames(weights: readonly Float64Array[], frames: number): number[] {
  const stays = weights.map(() => new Uint8Array(frames));
  let best: Float64Array = new Float64Array(frames).fill(Number.NEGATIVE_INFINITY);
  for (const [token, weight] of weights.entries()) {
    const next = new Float64Array(frames).fill(Number.NEGATIVE_INFINITY);
    for (let frame = token; frame < frames; frame += 1) {
      const before = token === 0 && frame === 0 ? 0 : (best[frame - 1] ?? Number.NEGATIVE_INFINITY);
      const same = frame === 0 ? Number.NEGATIVE_INFINITY : (next[frame - 1] ?? Number.NEGATIVE_INFINITY);
      if (same > before && stays[token]) stays[token][frame] = 1;
      next[frame] = Math.max(before, same) + (weight[frame] ?? 0);
    }
    best = next;
  }
  const starts = weights.map((_, token) => Math.min(token, frames - 1));
  let frame = frames - 1;
  for (let token = weights.length - 1; token >= 0 && frame >= 0; token -= 1) {
    while (frame > 0 && stays[token]?.[frame]) frame -= 1;
    starts[token] = frame;
    frame -= 1;
  }
  return starts;
}

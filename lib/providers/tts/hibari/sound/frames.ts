export const SAMPLE_RATE = 24_000;
/** Samples per frame of the network. */
export const HOP = 300;
/** Samples covered by one frame's spectrum. */
export const WINDOW = 1_200;
export const BINS = WINDOW / 2 + 1;

/** Periodic Hann. */
export const HANN = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
);

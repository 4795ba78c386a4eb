/** A filter of second order, normalized so that the first feedback coefficient is 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Filters samples in place, from silence. */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    samples[at] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
}

/** The browsers' `lowpass`, whose Q is in decibels. */
export function lowpass(hertz: number, sampleRate: number, q = 1): Biquad {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * 10 ** (q / 20));
  const cosine = Math.cos(angle);
  return normalized({
    ...{ b0: (1 - cosine) / 2, b1: 1 - cosine, b2: (1 - cosine) / 2 },
    ...{ a0: 1 + alpha, a1: -2 * cosine, a2: 1 - alpha },
  });
}

/** The browsers' `bandpass`. */
export function bandpass(hertz: number, sampleRate: number, q: number): Biquad {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * q);
  const cosine = Math.cos(angle);
  return normalized({ b0: alpha, b1: 0, b2: -alpha, a0: 1 + alpha, a1: -2 * cosine, a2: 1 - alpha });
}

const normalized = ({ a0, b0, b1, b2, a1, a2 }: Biquad & { a0: number }): Biquad => ({
  ...{ b0: b0 / a0, b1: b1 / a0, b2: b2 / a0 },
  ...{ a1: a1 / a0, a2: a2 / a0 },
});

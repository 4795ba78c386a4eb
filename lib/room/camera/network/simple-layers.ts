import type { Plane } from "./convolutions";

// Each function has its own loop: a shared loop with a callback would call it a million times per frame.

export function relu({ values }: Plane, output: Plane): void {
  for (let at = 0; at < values.length; at += 1) output.values[at] = Math.max(0, values[at] as number);
}

export function hardSwish({ values }: Plane, output: Plane): void {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    output.values[at] = value <= -3 ? 0 : value >= 3 ? value : (value * (value + 3)) / 6;
  }
}

export function logistic({ values }: Plane, output: Plane): void {
  for (let at = 0; at < values.length; at += 1)
    output.values[at] = 1 / (1 + Math.exp(-(values[at] as number)));
}

// The second input may be a single pixel, which is then used for all pixels.

export function add({ values }: Plane, other: Plane, output: Plane): void {
  const round = other.values.length;
  for (let at = 0, beside = 0; at < values.length; at += 1) {
    output.values[at] = (values[at] as number) + (other.values[beside] as number);
    beside += 1;
    if (beside === round) beside = 0;
  }
}

export function multiply({ values }: Plane, other: Plane, output: Plane): void {
  const round = other.values.length;
  for (let at = 0, beside = 0; at < values.length; at += 1) {
    output.values[at] = (values[at] as number) * (other.values[beside] as number);
    beside += 1;
    if (beside === round) beside = 0;
  }
}

/** Averages the whole image, channel by channel. */
export function mean(input: Plane, output: Plane): void {
  const { channels, values } = input;
  output.values.fill(0);
  for (let at = 0, channel = 0; at < values.length; at += 1) {
    output.values[channel] = (output.values[channel] as number) + (values[at] as number);
    channel += 1;
    if (channel === channels) channel = 0;
  }
  const pixels = input.height * input.width;
  for (let channel = 0; channel < channels; channel += 1)
    output.values[channel] = (output.values[channel] as number) / pixels;
}

/** Resizes with bilinear interpolation between pixel centers. */
export function resize(input: Plane, output: Plane): void {
  const { channels, values } = input;
  const rows = places(input.height, output.height);
  const columns = places(input.width, output.width);
  let target = 0;
  for (const [top, bottom, down] of rows)
    for (const [left, right, across] of columns) {
      const a = (top * input.width + left) * channels;
      const b = (top * input.width + right) * channels;
      const c = (bottom * input.width + left) * channels;
      const d = (bottom * input.width + right) * channels;
      for (let channel = 0; channel < channels; channel += 1, target += 1) {
        const upper =
          (values[a + channel] as number) * (1 - across) + (values[b + channel] as number) * across;
        const lower =
          (values[c + channel] as number) * (1 - across) + (values[d + channel] as number) * across;
        output.values[target] = upper * (1 - down) + lower * down;
      }
    }
}

type Place = readonly [before: number, after: number, share: number];

function places(from: number, to: number): Place[] {
  return Array.from({ length: to }, (_, index): Place => {
    const at = Math.max(0, ((index + 0.5) * from) / to - 0.5);
    const before = Math.min(from - 1, Math.floor(at));
    return [before, Math.min(from - 1, before + 1), at - before];
  });
}

import { SAMPLE_RATE } from "../grid";
import type { Stereo } from "./window";

/** Leaves room for peaks between samples and for what the encoder adds. */
const CEILING = 10 ** (-2.5 / 20);
/** In samples: how early it gives way to a peak. */
const AHEAD = 240;
const RELEASE_SECONDS = 0.08;

/** Keeps both channels below the ceiling, in place. Quiet sound isn't changed at all. */
export function limit({ left, right }: Stereo): void {
  if (!isLoud(left) && !isLoud(right)) return;
  const wanted = new Float32Array(left.length);
  for (let at = 0; at < left.length; at += 1) {
    const peak = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0));
    wanted[at] = peak > CEILING ? CEILING / peak : 1;
  }
  const gain = smoothed(released(lowestAhead(wanted)));
  for (let at = 0; at < left.length; at += 1) {
    const factor = gain[at] ?? 1;
    left[at] = (left[at] ?? 0) * factor;
    right[at] = (right[at] ?? 0) * factor;
  }
}

function isLoud(samples: Float32Array): boolean {
  for (const sample of samples) if (sample > CEILING || sample < -CEILING) return true;
  return false;
}

/** The lowest of the next samples, up to `AHEAD`. */
function lowestAhead(gain: Float32Array): Float32Array {
  const lowest = new Float32Array(gain.length);
  const queue: number[] = [];
  let head = 0;
  for (let at = 0; at < gain.length + AHEAD; at += 1) {
    const value = gain[at] ?? 1;
    while (queue.length > head && (gain[queue.at(-1) ?? 0] ?? 1) >= value) queue.pop();
    queue.push(at);
    const place = at - AHEAD;
    if (place < 0) continue;
    while ((queue[head] ?? 0) < place) head += 1;
    lowest[place] = gain[queue[head] ?? 0] ?? 1;
  }
  return lowest;
}

/** Falls at once and returns slowly. */
function released(gain: Float32Array): Float32Array {
  const step = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  let now = 1;
  return gain.map((value) => {
    now = Math.min(value, now + (1 - now) * step);
    return now;
  });
}

/** The mean of the last samples, up to `AHEAD`: it has fallen when the peak is there. */
function smoothed(gain: Float32Array): Float32Array {
  let sum = AHEAD * (gain[0] ?? 1);
  return gain.map((value, at) => {
    sum += value - (gain[Math.max(0, at - AHEAD)] ?? 1);
    return Math.min(1, sum / AHEAD);
  });
}

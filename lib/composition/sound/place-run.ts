import { SAMPLE_RATE } from "../grid";
import type { Anchor } from "../sources/load-runs";

interface Placed {
  /** A run's decoded sound: its first sample is at the first anchor. */
  samples: Float32Array;
  anchors: readonly [Anchor, ...Anchor[]];
  /** Where the first sample of `out` is, in seconds of the media time. */
  startsAt: number;
}

/** A larger difference between a file and the clock is a hole, not a slow clock. In seconds. */
const MOST_DRIFT = 0.02;

/**
 * Adds a run's sound to `out` at its place on the media time. Between the starts of two chunks, it is played
 * slightly faster or slower where the file's clock differs from the show's, so that there are no jumps, and two
 * pieces agree on where each sample is.
 */
export function placeRun({ samples, anchors, startsAt }: Placed, out: Float32Array): void {
  const [first] = anchors;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1];
    const position = (anchor.fileTime - first.fileTime) * SAMPLE_RATE;
    const place = (anchor.mediaTime - startsAt) * SAMPLE_RATE;
    const inFile = next ? (next.fileTime - anchor.fileTime) * SAMPLE_RATE : samples.length - position;
    const onClock = next ? (next.mediaTime - anchor.mediaTime) * SAMPLE_RATE : inFile;
    const drifts = Math.abs(onClock - inFile) <= MOST_DRIFT * SAMPLE_RATE;
    // After a hole, the sound goes on at the next chunk's place; it never runs into it.
    const played = { samples, position, place, length: drifts ? onClock : Math.min(inFile, onClock) };
    play(played, drifts && onClock > 0 ? inFile / onClock : 1, out);
  }
}

interface Stretch {
  samples: Float32Array;
  position: number;
  place: number;
  length: number;
}

function play({ samples, position, place, length }: Stretch, speed: number, out: Float32Array): void {
  const from = Math.max(0, Math.ceil(place));
  const to = Math.min(out.length, Math.ceil(place + length));
  for (let at = from; at < to; at += 1)
    out[at] = (out[at] ?? 0) + sampleBetween(samples, position + (at - place) * speed);
}

/** Cubic interpolation between four samples. */
function sampleBetween(samples: Float32Array, at: number): number {
  const whole = Math.floor(at);
  const part = at - whole;
  const b = samples[whole] ?? 0;
  if (part < 1e-6) return b;
  const a = samples[whole - 1] ?? b;
  const c = samples[whole + 1] ?? 0;
  const d = samples[whole + 2] ?? c;
  const slope = c - a;
  const bend = 2 * a - 5 * b + 4 * c - d;
  return b + 0.5 * part * (slope + part * (bend + part * (3 * (b - c) + d - a)));
}

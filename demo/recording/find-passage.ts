import { SOUND_RATE } from "./decode";
import { type Lag, lagBetween, MOST_APART_MS } from "./lag";

/** How far a passage is looked for: by its loudness, and from there by its samples. In seconds. */
const FAR_SEC = 4;
const NEAR_SEC = 0.04;
/** Its loudness is measured this often. */
const STEP = SOUND_RATE / 100;

/** Below this, something else was heard at the same time. */
const LEAST_LIKENESS = 0.6;
/** A passage is this much more like the program than like what its own speaker says at that time, or it says nothing. */
const MORE_THAN_REPEATED = 0.1;

/**
 * Looks for a passage of a track in the program.
 * @param from where the passage begins in the track, in samples
 * @param place where the program should have it, in samples
 * @returns how many samples later the program has it; undefined if it doesn't have it alone, or if it may be another
 * passage: speakers repeat words, and a vowel is like itself a few milliseconds later
 */
export function lagOf(
  track: Float32Array,
  { from, length, place }: { from: number; length: number; place: number },
  program: Float32Array,
): number | undefined {
  const passage = track.subarray(from, from + length);
  const far = around(program, place, length, FAR_SEC * SOUND_RATE);
  if (!far) return undefined;
  const coarse = lagBetween(loudness(passage), loudness(far), (FAR_SEC * SOUND_RATE) / STEP);
  const near = (shift: number) => lagNear(passage, program, place, shift);
  const [expected, byLoudness] = [near(0), near(Math.round(coarse.samples) * STEP)];
  const found = expected.likeness >= byLoudness.likeness ? expected : byLoudness;
  if (found.likeness < LEAST_LIKENESS) return undefined;
  if (Math.abs(found.samples) <= (MOST_APART_MS * SOUND_RATE) / 1000) return found.samples;
  const repeated = lagNear(passage, track, from, Math.round(found.samples));
  return found.likeness < repeated.likeness + MORE_THAN_REPEATED ? undefined : found.samples;
}

/** Compares a passage with what is `shift` samples after a place, and some milliseconds around that. */
function lagNear(passage: Float32Array, sound: Float32Array, place: number, shift: number): Lag {
  const reach = NEAR_SEC * SOUND_RATE;
  const near = around(sound, place + shift, passage.length, reach);
  if (!near) return { samples: shift, likeness: 0 };
  const { samples, likeness } = lagBetween(passage, near, reach);
  return { samples: shift + samples, likeness };
}

/** What is at a place, and `reach` more on both sides; silence before the beginning and after the end. */
function around(
  program: Float32Array,
  place: number,
  length: number,
  reach: number,
): Float32Array | undefined {
  if (place + length < 0 || place > program.length) return undefined;
  const found = new Float32Array(length + 2 * reach);
  const from = Math.max(0, place - reach);
  found.set(program.subarray(from, place + length + reach), from - (place - reach));
  return found;
}

const loudness = (values: Float32Array): Float32Array =>
  Float32Array.from({ length: Math.floor(values.length / STEP) }, (_, at) =>
    Math.sqrt(energyOf(values.subarray(at * STEP, (at + 1) * STEP))),
  );

const energyOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value * value, 0) / values.length;

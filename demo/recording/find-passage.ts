import { SOUND_RATE } from "./decode";
import { lagBetween } from "./lag";

/** How far a passage is looked for: by its loudness, and from there by its samples. In seconds. */
const FAR_SEC = 4;
const NEAR_SEC = 0.04;
/** Its loudness is measured this often. */
const STEP = SOUND_RATE / 100;

/** Below this, something else was heard at the same time. */
const LEAST_LIKENESS = 0.6;

/** How many samples later than at `place` the program has a passage; undefined if it doesn't have it alone. */
export function lagOf(passage: Float32Array, program: Float32Array, place: number): number | undefined {
  const far = around(program, place, passage.length, FAR_SEC * SOUND_RATE);
  if (!far) return undefined;
  const coarse = lagBetween(loudness(passage), loudness(far), (FAR_SEC * SOUND_RATE) / STEP);
  const shift = Math.round(coarse.samples) * STEP;
  const reach = NEAR_SEC * SOUND_RATE;
  const near = around(program, place + shift, passage.length, reach);
  if (!near) return undefined;
  const { samples, likeness } = lagBetween(passage, near, reach);
  return likeness < LEAST_LIKENESS ? undefined : shift + samples;
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

import { SPOKEN_RATE } from "@/lib/live/spoken-command";

const WINDOW = SPOKEN_RATE / 50;
/** Of the loudest window: what is quieter is no speech, but the room. */
const QUIET = 0.06;
/** Words begin and end softly. */
const BEFORE = SPOKEN_RATE / 4;
const BEHIND = SPOKEN_RATE * 0.3;

/**
 * The part of a sound in which something is said. Who holds a button speaks later and lets go later: a short word between two
 * long silences is not heard by a recogniser, the same word alone is.
 */
export function spokenPart(samples: Int16Array): Int16Array {
  const loudness: number[] = [];
  for (let at = 0; at + WINDOW <= samples.length; at += WINDOW)
    loudness.push(loudnessOf(samples.subarray(at, at + WINDOW)));
  const least = Math.max(0, ...loudness) * QUIET;
  const first = loudness.findIndex((level) => level > least);
  if (first < 0) return samples;
  const last = loudness.findLastIndex((level) => level > least);
  return samples.subarray(
    Math.max(0, first * WINDOW - BEFORE),
    Math.min(samples.length, (last + 1) * WINDOW + BEHIND),
  );
}

/** As the root of the mean square. */
export const loudnessOf = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

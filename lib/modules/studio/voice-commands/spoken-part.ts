import { SPOKEN_RATE } from "@/lib/live/spoken-command";

const WINDOW = SPOKEN_RATE / 50;
/** Relative to the loudest window. Anything quieter is the room, not speech. */
const QUIET = 0.06;
/** Words start and end softly. */
const BEFORE = SPOKEN_RATE / 4;
const BEHIND = SPOKEN_RATE * 0.3;

/**
 * Returns the part of a recording that contains speech. People speak some time after they press a button and
 * release it later. A recognizer misses a short word between two long silences, but recognizes the word
 * alone.
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

/** Returns the root mean square. */
export const loudnessOf = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

import { INPUT_SAMPLE_RATE } from "../port";

const WINDOW_SECONDS = 0.01;
const WINDOW = INPUT_SAMPLE_RATE * WINDOW_SECONDS;
/** Speech is that much louder than what is heard between words, or less quiet than that below its own level, in decibels. */
const ABOVE_FLOOR_DB = 8;
const BELOW_SPEECH_DB = 32;
/** No word is shorter. */
const MIN_SECONDS = 0.04;

/** Returns how far a word can be heard. */
export interface SoundEdges {
  /** Leaves out the quiet at both ends. In seconds. */
  within(from: number, to: number): { from: number; to: number };
}

/** Finds where sound is quiet compared with the rest of it. */
export function soundEdges(samples: Int16Array): SoundEdges {
  const levels = levelsOf(samples);
  const sorted = Float32Array.from(levels).sort();
  const [floor = -100, speech = -100] = [0.1, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]);
  const audible = Math.min(
    Math.max(floor + ABOVE_FLOOR_DB, speech - BELOW_SPEECH_DB),
    speech - ABOVE_FLOOR_DB,
  );
  const isQuiet = (seconds: number): boolean =>
    (levels[Math.floor(seconds / WINDOW_SECONDS + 1e-6)] ?? Number.NEGATIVE_INFINITY) < audible;
  return {
    within: (wordFrom, wordTo) => {
      let [from, to] = [wordFrom, Math.max(wordFrom, wordTo)];
      while (to - from > MIN_SECONDS && isQuiet(from)) from += WINDOW_SECONDS;
      while (to - from > MIN_SECONDS && isQuiet(to - WINDOW_SECONDS)) to -= WINDOW_SECONDS;
      return { from, to };
    },
  };
}

function levelsOf(samples: Int16Array): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / WINDOW) }, (_, index) => {
    const window = samples.subarray(index * WINDOW, (index + 1) * WINDOW);
    let sum = 0;
    for (const sample of window) sum += sample * sample;
    return 10 * Math.log10(sum / Math.max(1, window.length) / 32_768 ** 2 + 1e-12);
  });
}

import { type VoiceActivity, WINDOW_SAMPLES } from "@/lib/providers/room/recognizer/voice-activity";

/** Part of some sound, in samples. */
export interface SoundRange {
  from: number;
  to: number;
}

/** Speech begins above the first value and continues above the second, because detection is less certain between words. */
const BEGINS = 0.5;
const GOES_ON = 0.35;
/** In windows of 32 ms: a silence that ends an utterance, and how much of it is kept on both sides, as words begin softly. */
const SILENCE = 16;
const MARGIN = 7;
/** Anything shorter is a click or a cough. */
const SHORTEST = 6;

const WINDOW_MS = 32;

/** Returns where someone speaks, in order and without overlaps. */
export async function speechIn(samples: Int16Array, activity: VoiceActivity): Promise<SoundRange[]> {
  const speech: number[] = [];
  const window = new Int16Array(WINDOW_SAMPLES);
  for (let from = 0; from < samples.length; from += WINDOW_SAMPLES) {
    window.fill(0);
    window.set(samples.subarray(from, from + WINDOW_SAMPLES));
    speech.push(await activity(window, speech.length * WINDOW_MS));
  }
  return utterancesOf(speech).map(({ from, to }) => ({
    from: from * WINDOW_SAMPLES,
    to: Math.min(samples.length, to * WINDOW_SAMPLES),
  }));
}

/** @param speech the probability of speech in each window */
export function utterancesOf(speech: readonly number[]): SoundRange[] {
  const found: SoundRange[] = [];
  for (let at = 0; at < speech.length; at += 1) {
    const open = found.at(-1);
    const probability = speech[at] ?? 0;
    if (open && at - open.to < SILENCE) {
      if (probability >= GOES_ON) open.to = at + 1;
    } else if (probability >= BEGINS) found.push({ from: at, to: at + 1 });
  }
  const spoken = found.filter(({ from, to }) => to - from >= SHORTEST);
  return spoken.map(({ from, to }, index) => ({
    from: Math.max(from - MARGIN, spoken[index - 1]?.to ?? 0, 0),
    to: Math.min(
      to + MARGIN,
      speech.length,
      Math.max(to, (spoken[index + 1]?.from ?? speech.length) - MARGIN),
    ),
  }));
}

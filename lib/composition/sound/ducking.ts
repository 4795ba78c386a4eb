import { SAMPLE_RATE } from "../grid";

/** As on the pages: what the music's and a video's volume is multiplied with while someone speaks. */
export const DUCKED = { music: 0.3, video: 0.35 } as const;

/** In samples. */
const BLOCK = 960;
/** A pause between two sentences. Music that returned within it would pump. */
const RELEASE = 1.5 * SAMPLE_RATE;
/** Root mean square of speech, at the program's level. */
const SPEECH = 10 ** (-42 / 20);

/** Returns for each block of 20 ms whether someone speaks, or did less than 1.5 s ago. */
export function spokenIn(speech: Float32Array): boolean[] {
  const spoken: boolean[] = [];
  let until = 0;
  for (let at = 0; at < speech.length; at += BLOCK) {
    let power = 0;
    for (let one = at; one < at + BLOCK; one += 1) power += (speech[one] ?? 0) ** 2;
    if (Math.sqrt(power / BLOCK) > SPEECH) until = at + BLOCK + RELEASE;
    spoken.push(at < until);
  }
  return spoken;
}

/** Returns the volume for each sample: `ducked` while someone speaks, otherwise 1. It jumps. */
export function duckedVolume(spoken: readonly boolean[], ducked: number, length: number): Float32Array {
  const volume = new Float32Array(length).fill(1);
  for (const [block, isSpoken] of spoken.entries())
    if (isSpoken) volume.fill(ducked, block * BLOCK, (block + 1) * BLOCK);
  return volume;
}

/**
 * Follows a volume as `setTargetAtTime` does, in place.
 * @param seconds after which a third of the way is left
 */
export function followVolume(volume: Float32Array, seconds: number, initial: number): void {
  const step = 1 - Math.exp(-1 / (seconds * SAMPLE_RATE));
  let now = initial;
  for (let at = 0; at < volume.length; at += 1) {
    now += ((volume[at] ?? 0) - now) * step;
    volume[at] = now;
  }
}

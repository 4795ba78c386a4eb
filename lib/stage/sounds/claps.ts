/** How long applause lasts. */
export const APPLAUSE_SECONDS = 3;
const HANDS = 18;
const CLAPS_A_SECOND = 4.2;
export const CLAP_SECONDS = 0.03;
export const APPLAUSE_LOUDEST = 0.35;

export interface Clap {
  /** In seconds from the start. */
  at: number;
  gain: number;
  /** In hertz: no two people clap alike. */
  pitch: number;
}

/**
 * Returns the claps of several people, each with their own rhythm, who start and stop one after another. In
 * order of time.
 */
export function clapsOf(random: () => number = Math.random): Clap[] {
  const claps: Clap[] = [];
  for (let hands = 0; hands < HANDS; hands += 1) {
    const pitch = 900 + random() * 1_300;
    const pause = (0.85 + random() * 0.3) / CLAPS_A_SECOND;
    const until = APPLAUSE_SECONDS * (0.65 + random() * 0.35);
    for (let at = random() * 0.5; at < until; at += pause * (0.92 + random() * 0.16))
      claps.push({ at, gain: (0.4 + random() * 0.6) * fade(at), pitch });
  }
  return claps.sort((a, b) => a.at - b.at);
}

/** Volume at a time: swells and fades, as in a real room. */
const fade = (at: number): number => Math.min(1, at / 0.4, (APPLAUSE_SECONDS - at) / 1.2);

import type { Noise } from "./synthesize";

/** Returns the same noise each time, so that a line always sounds the same: mulberry32 with Box–Muller. */
export function normalNoise(seed: number): Noise {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    const angle = 2 * Math.PI * uniform();
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
}

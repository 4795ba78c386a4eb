/** Whole milliseconds, in seconds. */
export const secondsOf = (ms: number): number => Math.round(ms) / 1000;

/** Pictures per second. Everything in the picture begins and ends on a whole frame. */
export const FRAME_RATE = 30;
/** Samples of sound per second. */
export const SAMPLE_RATE = 48_000;
/** Samples of sound per picture: a whole number, so that picture and sound share one grid. */
export const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAME_RATE;
const SAMPLES_PER_MS = SAMPLE_RATE / 1000;

/** Returns the first frame that shows what is true from a time on. `ms` in whole milliseconds. */
export const frameAt = (ms: number): number => Math.ceil((ms * FRAME_RATE) / 1000);

/** Returns the time of a frame in milliseconds, with fractions. */
export const msOfFrame = (frame: number): number => (frame * 1000) / FRAME_RATE;

/** Returns the sample at a time in whole milliseconds. */
export const sampleAt = (ms: number): number => ms * SAMPLES_PER_MS;

export const sampleOfFrame = (frame: number): number => frame * SAMPLES_PER_FRAME;

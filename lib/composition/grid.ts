/** Pictures per second. */
export const FRAME_RATE = 30;
/** Samples of sound per second. */
export const SAMPLE_RATE = 48_000;
/** Samples in an AAC frame. */
export const AAC_SAMPLES = 1_024;
/** Units per second in which the pieces' pictures are timed. */
export const PICTURE_TIMESCALE = 90_000;
/** Length of a picture in these units. */
export const TICKS_PER_FRAME = PICTURE_TIMESCALE / FRAME_RATE;

/**
 * Format of a spoken studio command: a WAV file with one channel of 16-bit samples at this rate, in hertz.
 */
export const SPOKEN_RATE = 16_000;
/** Longer recordings aren't commands. */
export const MAX_SPOKEN_SECONDS = 15;
/** Shorter recordings contain no speech. */
export const MIN_SPOKEN_SECONDS = 0.3;

/**
 * Why speech can't be transcribed: no model is installed, it's still loading, or it doesn't know the
 * language.
 */
export const VOICE_REASONS = ["not_installed", "coming", "language"] as const;
export type VoiceReason = (typeof VOICE_REASONS)[number];

/** How a command that is spoken in the studio travels: one channel of 16-bit samples at this rate, as a WAV file. */
export const SPOKEN_RATE = 16_000;
/** What is longer is no command. */
export const MOST_SPOKEN_SECONDS = 15;
/** In less nobody has said anything. */
export const LEAST_SPOKEN_SECONDS = 0.3;

/** Why nobody writes down what is said: it is not installed, on its way, or knows another language. */
export const VOICE_REASONS = ["not_installed", "coming", "language"] as const;
export type VoiceReason = (typeof VOICE_REASONS)[number];

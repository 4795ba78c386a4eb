const MB = 1_000_000;

/**
 * What a minute takes, in bytes. A speaker's own copy has up to 4 Mbit/s of picture and 128 kbit/s of sound, and the server's
 * copy 1.7 Mbit/s and 48 kbit/s; a program 2 Mbit/s, and once more as MP4.
 */
const SPEAKER_MINUTE = 44 * MB;
const PROGRAM_MINUTE = 32 * MB;

/** Returns how many whole minutes of a show with so many speakers fit into so many bytes. Rather too few than too many. */
export const minutesFor = (bytes: number, speakers: number): number =>
  Math.floor(Math.max(0, bytes) / (speakers * SPEAKER_MINUTE + PROGRAM_MINUTE));

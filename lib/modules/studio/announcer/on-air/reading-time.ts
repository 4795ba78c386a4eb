const MIN_MS = 3_000;
const MS_A_CHARACTER = 70;

/** Returns how long an unspoken line is shown, so that it can be read, in milliseconds. */
export const readingMs = (text: string): number => Math.max(MIN_MS, text.length * MS_A_CHARACTER);

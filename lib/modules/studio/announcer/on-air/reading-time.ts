const MIN_MS = 3_000;
const MS_A_CHARACTER = 70;

/** For how long a line stands that nobody says: long enough to be read. */
export const readingMs = (text: string): number => Math.max(MIN_MS, text.length * MS_A_CHARACTER);

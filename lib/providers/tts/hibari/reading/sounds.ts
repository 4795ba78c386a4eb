/** What the voice pauses at. */
export const PAUSES: ReadonlySet<string> = new Set(';:,.!?—…"“”');
/** The same without quotes, which end no phrase. */
export const STOPS: ReadonlySet<string> = new Set(";:,.!?—…");
export const CONSONANTS: ReadonlySet<string> = new Set("bdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθ");

const JUNK: ReadonlySet<string> = new Set("',-._‘’/");

/** Nothing that is said: it only holds a word together. */
export const isJunk = (text: string): boolean => [...text].every((letter) => JUNK.has(letter));

/** Characters at which the voice pauses. */
export const PAUSES: ReadonlySet<string> = new Set(';:,.!?—…"“”');
/** The same without quotes, which don't end a phrase. */
export const STOPS: ReadonlySet<string> = new Set(";:,.!?—…");
export const CONSONANTS: ReadonlySet<string> = new Set("bdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθ");

const JUNK: ReadonlySet<string> = new Set("',-._‘’/");

/** Whether a text is never spoken, such as characters that only hold a word together. */
export const isJunk = (text: string): boolean => [...text].every((letter) => JUNK.has(letter));

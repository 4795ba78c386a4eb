/** Returns text that PostgreSQL accepts: without NUL characters and halves of surrogate pairs. */
export const storableText = (text: string): string => text.replaceAll("\0", "\ufffd").toWellFormed();

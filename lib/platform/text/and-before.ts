/** Returns the word that joins a list before its last item: in Spanish, "y" is "e" before the sound of an i. */
export const andBefore = (and: string, last: string): string =>
  and === "y" && /^h?[ií](?![ae])/iu.test(last) ? "e" : and;

/** For telling whether two names are the same person's: case, form and spaces of the characters do not count. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

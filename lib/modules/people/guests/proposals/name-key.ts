/** Returns a key for comparing people's names: ignores case, Unicode form and spaces. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** Normalizes the name of a column or of a choice: no punctuation, spaces or capitals. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

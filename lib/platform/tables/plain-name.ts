/** The name of a column, or of anything that people choose from, without marks, blanks and capitals. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

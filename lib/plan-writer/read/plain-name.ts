/** Normalizes a name for comparison: no titles, accents, case or periods. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^(?:(?:dr|prof|mr|mrs|ms|herr|frau|mme|ing|dra|sra|sr|dott|dhr|mevr)\.?\s+)+/u, "")
    .replace(/[\s.'’-]+/gu, " ")
    .trim();

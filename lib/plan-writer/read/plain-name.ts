import { NAME_TITLES } from "../words/given-name";

/** Normalizes a name for comparison: no titles, accents, case or periods. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(NAME_TITLES, "")
    .replace(/[\s.'’-]+/gu, " ")
    .trim();

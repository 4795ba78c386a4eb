/** Titles before a name. */
export const NAME_TITLES = /^(?:(?:dr|prof|mr|mrs|ms|herr|frau|mme|ing|dra|sra|sr|dott|dhr|mevr)\.?\s+)+/iu;

/** Scripts in which the family name may come first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns the given name, or the whole name if it isn't clear which that is: "Dr. Klein", "J. R. Hartley". */
export function givenName(name: string): string {
  const [first = "", ...others] = name.replace(NAME_TITLES, "").split(/\s+/u);
  const isInitial = first.replaceAll(".", "").length < 2;
  return others.length === 0 || isInitial || FAMILY_FIRST.test(first) ? name : first;
}

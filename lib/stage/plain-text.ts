const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Whether a text has at most so many characters: those of Unicode, as JSON Schema and the database count them. */
export function fitsIn(value: string, max: number): boolean {
  if (value.length <= max) return true;
  return value.length <= 2 * max && [...value].length <= max;
}

/** The beginning of a text, with no character cut in half. */
export const beginningOf = (value: string, max: number): string =>
  fitsIn(value, max) ? value : [...value.slice(0, 2 * max)].slice(0, max).join("");

/** Whether every store and socket carries it: none does NUL and lone surrogates. */
export const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** What somebody wrote as a line that says something, without blanks around it; undefined when it is none. */
export function lineOf(value: unknown, max: number): string | undefined {
  const said = typeof value === "string" ? value.trim() : "";
  return said !== "" && fitsIn(said, max) && isStorable(said) ? said : undefined;
}

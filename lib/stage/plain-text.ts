const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Whether a text has at most so many Unicode characters, as JSON Schema and the database count them. */
export function fitsIn(value: string, max: number): boolean {
  if (value.length <= max) return true;
  return value.length <= 2 * max && [...value].length <= max;
}

/** Returns the beginning of a text without cutting a character in half. */
export const beginningOf = (value: string, max: number): string =>
  fitsIn(value, max) ? value : [...value.slice(0, 2 * max)].slice(0, max).join("");

/** Whether every store and socket can carry it: none accepts NUL and lone surrogates. */
export const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** Returns the trimmed text if it's a non-empty line that fits; otherwise undefined. */
export function lineOf(value: unknown, max: number): string | undefined {
  const said = typeof value === "string" ? value.trim() : "";
  return said !== "" && fitsIn(said, max) && isStorable(said) ? said : undefined;
}

/** Word boundaries that work with accents, unlike `\b`. */
const BEFORE = "(?<![\\p{L}\\p{N}])";

/** Matches the beginning of a word, for languages that form compounds and endings. */
export const stemPattern = (alternatives: string, flags = "giu"): RegExp =>
  new RegExp(`${BEFORE}(?:${alternatives})`, flags);

/** Half an emoji at either end, which the database refuses. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Cuts a text at a word boundary, never inside a surrogate pair. */
export function clip(text: string, most: number): string {
  const given = text.replace(HALVES, "");
  if (given.length <= most) return given;
  const cut = given.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(HALVES, "").trimEnd()}…`;
}

/** Returns a quote from the brief on one line, short enough to show. */
export const quoted = (text: string): string =>
  clip(text.replace(HALVES, "").replace(/\s+/g, " ").trim(), 200);

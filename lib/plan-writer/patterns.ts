/** Word boundaries that work with accents, unlike `\b`. */
const BEFORE = "(?<![\\p{L}\\p{N}])";

/** Matches the beginning of a word, for languages that form compounds and endings. */
export const stemPattern = (alternatives: string, flags = "giu"): RegExp =>
  new RegExp(`${BEFORE}(?:${alternatives})`, flags);

/** Cuts a text at a word boundary, never inside a surrogate pair. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}

/** Returns a quote from the brief on one line, short enough to show. */
export const quoted = (text: string): string => clip(text.replace(/\s+/g, " ").trim(), 200);

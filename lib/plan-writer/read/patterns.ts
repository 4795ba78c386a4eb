/** Cuts at a word and never through a surrogate pair. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}

/** One line, as it stands in the brief, short enough to be shown. */
export const quoted = (text: string): string => clip(text.replace(/\s+/g, " ").trim(), 200);

/** A cut between two words leaves at least this share: some languages have few spaces, or none. */
const LEAST = 0.6;

/** Returns a text of at most so many letters and an ellipsis, cut between two words if there are any near the end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Never half an emoji.
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  const words = cut.replace(/\s+\S*$/u, "");
  return `${words.length < most * LEAST ? cut.trimEnd() : words}…`;
}

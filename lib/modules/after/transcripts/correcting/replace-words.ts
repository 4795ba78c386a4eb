/** Scripts that are written without spaces: words in them have no edges to look at. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IN_WORD = "[\\p{L}\\p{M}\\p{N}]";
const HAS_EDGE = new RegExp(IN_WORD, "u");

/**
 * Replaces words wherever a text has them, in the same case, and not as parts of other words. White space within them
 * may differ. Null if the text doesn't have them.
 */
export function replaceWords(text: string, from: string, to: string): string | null {
  const words = from.trim().split(/\s+/).map(RegExp.escape);
  const [first = "", last = ""] = [from.trim().at(0), from.trim().at(-1)];
  const pattern = `${isEdge(first) ? `(?<!${IN_WORD})` : ""}${words.join("\\s+")}${isEdge(last) ? `(?!${IN_WORD})` : ""}`;
  const found = new RegExp(pattern, "gu");
  if (!found.test(text)) return null;
  const replaced = text.replaceAll(found, () => to);
  return to.trim() === "" ? replaced.replaceAll(/\s{2,}/g, " ").trim() : replaced;
}

const isEdge = (character: string): boolean => HAS_EDGE.test(character) && !UNSPACED.test(character);

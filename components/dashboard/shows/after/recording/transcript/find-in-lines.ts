/** A part of a line's text. */
interface TextPart {
  text: string;
  isFound: boolean;
  /** Where it begins in the text. */
  at: number;
}

/** Compared without case. Letters keep their number, so that places are those of the text. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join("");

/** Cuts a text where it has the words that are searched for, in any case. */
export function textParts(text: string, query: string): TextPart[] {
  const wanted = folded(query.trim());
  if (wanted === "") return [{ text, isFound: false, at: 0 }];
  const all = folded(text);
  const parts: TextPart[] = [];
  let at = 0;
  for (let found = all.indexOf(wanted); found >= 0; found = all.indexOf(wanted, at)) {
    if (found > at) parts.push({ text: text.slice(at, found), isFound: false, at });
    parts.push({ text: text.slice(found, found + wanted.length), isFound: true, at: found });
    at = found + wanted.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false, at });
  return parts;
}

/** Indexes of the lines that have the words. */
export function linesWith(lines: readonly { text: string }[], query: string): number[] {
  const wanted = folded(query.trim());
  if (wanted === "") return [];
  return lines.flatMap(({ text }, index) => (folded(text).includes(wanted) ? [index] : []));
}

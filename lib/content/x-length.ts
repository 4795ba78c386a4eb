/** X counts any link as this many characters. */
const LINK = "x".repeat(23);
/** Letters that X counts as one, by code point: Latin to Georgian, and common punctuation. Others are two. */
const SINGLE = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
/** Whatever an emoji is made of, it counts as two. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The length of a post as X counts it, in its published configuration of version 3. */
export function xLength(text: string): number {
  const whole = text.normalize("NFC").replaceAll(/https?:\/\/\S+/g, LINK);
  let length = 0;
  for (const { segment } of segmenter.segment(whole))
    if (EMOJI.test(segment)) length += 2;
    else for (const letter of segment) length += isSingle(letter.codePointAt(0) ?? 0) ? 1 : 2;
  return length;
}

const isSingle = (code: number): boolean => SINGLE.some(([from, to]) => from <= code && code <= to);

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Splits text into what a reader sees as characters. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Written without spaces, and broken between any two characters. */
const BETWEEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Written without spaces, and broken between words, which only a dictionary knows. */
const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Never begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；！？ー…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々％,.:;!?%]/u;
/** Never end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** A line may end after these, if a letter follows. */
const HYPHENS = /[\p{L}\p{N}][-\u2010\u2013\u2014]$|\u2014$/u;

/** Collapses white space, as pages do. */
export const collapsed = (text: string): string =>
  text.replace(/[ \t\r\n\v\f\u0085\u2028\u2029]+/g, " ").replace(/^ | $/g, "");

/** Splits text where a line may end: each piece but the last may be followed by a line break. */
export function breakable(text: string): string[] {
  const pieces: string[] = [];
  for (const chunk of text.split(/(?<= )(?! )/))
    for (const part of DICTIONARY.test(chunk) ? wordsOf(chunk) : partsOf(chunk)) pieces.push(part);
  return pieces;
}

function partsOf(chunk: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const next of graphemesOf(chunk)) {
    if (part !== "" && mayBreak(part, next)) {
      parts.push(part);
      part = "";
    }
    part += next;
  }
  return part === "" ? parts : [...parts, part];
}

function mayBreak(before: string, next: string): boolean {
  if (next === " " || CLOSING.test(next) || OPENING.test(before)) return false;
  const last = graphemesOf(before.slice(-12)).at(-1) ?? "";
  return BETWEEN.test(last) || BETWEEN.test(next) || (HYPHENS.test(before) && /^\p{L}/u.test(next));
}

const wordsOf = (chunk: string): string[] =>
  Array.from(words.segment(chunk), ({ segment }) => segment).reduce<string[]>((parts, word) => {
    // Spaces and punctuation stay with the word before them.
    if (/^[\p{L}\p{N}\p{M}]/u.test(word) || parts.length === 0) parts.push(word);
    else parts.push(`${parts.pop() ?? ""}${word}`);
    return parts;
  }, []);

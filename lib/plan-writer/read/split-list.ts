import type { Span } from "./sentences";

const ANDS: Record<string, string> = {
  fr: "et|ainsi que",
  es: "y|así como",
  pt: "e|assim como",
  it: "ed?|nonché",
  nl: "en|evenals",
  de: "und|sowie",
  en: "and|plus|as well as",
};
const LISTS = new Map(
  Object.entries(ANDS).map(([tag, and]) => [
    tag,
    new RegExp(`\\s*[;、]\\s*|\\s*,\\s+(?:(?:${and}|and)\\s+)?|\\s+(?:${and}|&)\\s+(?=[^,;]*$)`, "iu"),
  ]),
);
const ENGLISH_LIST = /\s*[;、]\s*|\s*,\s+(?:and\s+)?|\s+(?:and|&)\s+(?=[^,;]*$)/iu;

/** Returns the pattern that separates list items in a language. */
export const listOf = (language: string): RegExp => LISTS.get(language) ?? ENGLISH_LIST;

/** "Banden - ketting - verlichting", "光/角度/盛りつけ". */
const SIGN =
  /\s{1,3}[-–—/|]\s{1,3}|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\/(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const MAX_CHARS = 400;

/**
 * Splits a list: "a, b and c" has three items. Commas in brackets don't separate, nor does an "and" among
 * semicolons.
 */
export function splitList({ text, at }: Span, language: string): Span[] {
  const shielded = text.replace(/\([^)]{0,120}\)|[「『“„"«][^」』”"»]{0,120}[」』”"»]/gu, (inner) =>
    inner.replaceAll(",", "\u0001").replaceAll(" ", "\u0002").replaceAll("、", "\u0003"),
  );
  const parts = /;/.test(shielded)
    ? shielded.split(/\s*;\s*/)
    : /,\s/.test(shielded) || shielded.length > MAX_CHARS || (shielded.match(SIGN)?.length ?? 0) < 2
      ? shielded.split(listOf(language))
      : shielded.split(SIGN);
  const japanese =
    parts.length === 1 && /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)
      ? shielded.split(
          /[・/]|(?<=[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])/u,
        )
      : parts;
  return pieces(
    { text, at },
    japanese.map((part) =>
      part.replaceAll("\u0001", ",").replaceAll("\u0002", " ").replaceAll("\u0003", "、"),
    ),
  );
}

export function pieces({ text, at }: Span, parts: readonly string[]): Span[] {
  let from = 0;
  return parts
    .filter((part) => part.trim())
    .map((part) => {
      const start = Math.max(from, text.indexOf(part, from));
      from = start + part.length;
      return { text: part.trim(), at: at + start };
    });
}

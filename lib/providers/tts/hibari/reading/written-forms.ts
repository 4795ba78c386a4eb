/** Written forms, as in the package's `normalize.json`. */
export interface WrittenForms {
  months: Readonly<Record<string, string>>;
  titles: Readonly<Record<string, string>>;
  abbreviations: Readonly<Record<string, string>>;
  /** Singular and plural. */
  units: Readonly<Record<string, readonly [string, string]>>;
  symbols: Readonly<Record<string, string>>;
  currency: Readonly<Record<string, readonly [string, string]>>;
  roman_cardinal: readonly string[];
  roman_ordinal: readonly string[];
}

/** A written form and how it is spoken. Null leaves it unchanged. */
export interface Rule {
  form: RegExp;
  say(groups: Readonly<Record<string, string | undefined>>, match: Match): string | null;
}

interface Match {
  text: string;
  /** The text after it. */
  rest: string;
}

/** Applies a rule wherever it matches. */
export function applied(text: string, { form, say }: Rule): string {
  let spoken = "";
  let from = 0;
  for (const { 0: match, index, groups } of text.matchAll(form)) {
    const rest = text.slice(index + match.length);
    spoken += text.slice(from, index) + (say(groups ?? {}, { text: match, rest }) ?? match);
    from = index + match.length;
  }
  return spoken + text.slice(from);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Returns a pattern for any of these, longest first. */
export const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");

export const rule = (form: string, say: Rule["say"]): Rule => ({ form: new RegExp(form, "gu"), say });

export const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
export const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}_.])`;
export const NO_WORD_AFTER = String.raw`(?![\p{L}\p{N}_])`;

/** Returns the singular or the plural. */
export const counted = (count: string, [one, many]: readonly [string, string]): string =>
  ["1", "1.0", "-1"].includes(count.replaceAll(",", "")) ? one : many;

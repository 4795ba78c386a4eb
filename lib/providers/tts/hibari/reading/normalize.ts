import { amounts } from "./amounts";
import { ordinal } from "./number-words";
import { fractions, namedDates, timesAndDates } from "./times-and-dates";
import { anyOf, applied, NO_WORD_AFTER, type Rule, rule, type WrittenForms } from "./written-forms";

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const ROMAN_NUMERAL = "(?<numeral>(?=[IVXLC])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))";
/** Read between two words only. Elsewhere they are drawn and not spoken. */
const BETWEEN = new Set(["=", "<", ">", "~"]);

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Expands what isn't spoken as written: times, dates, measures, abbreviations, symbols. */
export function normalizer(forms: WrittenForms): (text: string) => string {
  const rules = [
    ...timesAndDates(forms),
    ...amounts(forms),
    ...namedDates(forms),
    ...shortForms(forms),
    ...romanNumerals(forms),
    rule(String.raw`(?<![\p{L}\p{N}_.\-])(?:\d{3}-)?\d{3}-\d{4}(?![\p{L}\p{N}_.\-])`, (_groups, { text }) =>
      [...text.replaceAll("-", ", ")].join(" "),
    ),
    fractions(forms),
    rule(
      String.raw`(?<![\p{L}\p{N}_.\-])(?<a>\d{1,4})\s?[-–]\s?(?<b>\d{1,4})(?![\p{L}\p{N}_.\-%])`,
      ({ a = "", b = "" }) => `${a} to ${b}`,
    ),
    rule(String.raw`(?<![\p{L}\p{N}_+])\+(?=\d)`, () => "plus "),
    ...signs(forms),
  ];
  return (text) => {
    const plain = text
      .replace(/\s+/gu, " ")
      .trim()
      .replaceAll("’", "'")
      .replaceAll("‒", "-")
      .replaceAll("―", "—");
    const spoken = rules.reduce(applied, plain);
    return spoken
      .replace(/\s+/gu, " ")
      .replace(/ +([,.;:!?])/g, "$1")
      .trim();
  };
}

function shortForms({ titles, abbreviations }: WrittenForms): readonly Rule[] {
  return [
    rule(
      String.raw`\b(?<title>${anyOf(Object.keys(titles))})\.? (?=[A-Z])`,
      ({ title = "" }) => `${titles[title] ?? title} `,
    ),
    rule(
      String.raw`(?<![\p{L}\p{N}_.])(?<short>${anyOf(Object.keys(abbreviations))})${NO_WORD_AFTER}`,
      ({ short = "" }, { rest }) =>
        (abbreviations[short] ?? short) + (rest === "" && short.endsWith(".") ? "." : ""),
    ),
    rule(String.raw`\b(?<number>No|Nos)\. ?(?=\d)`, ({ number }) =>
      number === "No" ? "Number " : "Numbers ",
    ),
    rule(String.raw`(?<![\p{L}\p{N}_&])#(?=\d)`, () => "number "),
  ];
}

function romanNumerals({ roman_cardinal: counts, roman_ordinal: names }: WrittenForms): readonly Rule[] {
  const form = (words: readonly string[]) =>
    String.raw`\b(?<name>${anyOf(words)}) ${ROMAN_NUMERAL}\b(?![.'’][\p{L}\p{N}_])`;
  return [
    rule(form(counts), ({ name = "", numeral = "" }) => `${name} ${romanValue(numeral)}`),
    rule(form(names), ({ name = "", numeral = "" }) => `${name} the ${ordinal(String(romanValue(numeral)))}`),
  ];
}

function signs({ symbols }: WrittenForms): readonly Rule[] {
  return Object.entries(symbols).map(([sign, word]) => {
    const said = word === "" ? " " : ` ${word} `;
    const form = BETWEEN.has(sign) ? String.raw`(?<=\S) ?${anyOf([sign])} ?(?=\S)` : anyOf([sign]);
    return rule(form, () => said);
  });
}

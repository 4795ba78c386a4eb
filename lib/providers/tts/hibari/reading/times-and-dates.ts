import { cardinal, ordinal } from "./number-words";
import { anyOf, type Rule, rule, type WrittenForms } from "./written-forms";

const TIME = String.raw`\b(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\s?(?<half>[AaPp])\.?[Mm]\.?(?![A-Za-z]))?(?!\d)`;

/** "7:30 pm", "2026-11-23", "10/12/2026". */
export function timesAndDates({ months }: WrittenForms): readonly Rule[] {
  const names = Object.values(months);
  const dayOfMonth = (year: string | null, month: number, day: string): string | null => {
    const name = names[month - 1];
    if (name === undefined || !isDay(day)) return null;
    return `${name} ${ordinal(day)}${year === null ? "" : `, ${year}`}`;
  };
  return [
    rule(TIME, (groups, { rest }) => timeOf(groups, rest)),
    rule(
      String.raw`\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b`,
      ({ year = "", month: number, day = "" }) => dayOfMonth(year, Number(number), day),
    ),
    rule(
      String.raw`\b(?<a>\d{1,2})\/(?<b>\d{1,2})\/(?<year>\d{4}|\d{2})\b`,
      ({ a = "", b = "", year = "" }) => {
        const whole = year.length === 4 ? year : `${Number(year) > 30 ? "19" : "20"}${year}`;
        return Number(a) <= 12 ? dayOfMonth(whole, Number(a), b) : dayOfMonth(whole, Number(b), a);
      },
    ),
  ];
}

/** "Jan. 5th", "the 5 of January". */
export function namedDates({ months }: WrittenForms): readonly Rule[] {
  const monthOf = (name: string): string => months[name.toLowerCase().slice(0, 3)] ?? name;
  const short = Object.keys(months).map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  const month = `(?<month>${anyOf([...Object.values(months), ...short, "Sept"])})`;
  return [
    rule(
      String.raw`\b${month}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b(?![\d:%])(?<year>,? \d{4}\b)?`,
      ({ month: name = "", day = "", year = "" }) =>
        isDay(day) ? `${monthOf(name)} ${ordinal(day)}${year}` : null,
    ),
    rule(String.raw`\b(?:the )?(?<day>\d{1,2}) (?:of )?${month}\b\.?`, ({ month: name = "", day = "" }) =>
      isDay(day) ? `the ${ordinal(day)} of ${monthOf(name)}` : null,
    ),
  ];
}

/** "1/2" as a fraction, "3/14" as a day, "24/7" unchanged. */
export function fractions({ months }: WrittenForms): Rule {
  const names = Object.values(months);
  return rule(
    String.raw`(?<![\p{L}\p{N}_./])(?<a>\d{1,2})\/(?<b>\d{1,2})(?![\p{L}\p{N}_./])`,
    ({ a = "", b = "" }) => {
      const [over, under] = [Number(a), Number(b)];
      if (over > 0 && over < under && under <= 10) return fraction(over, under);
      const month = names[over - 1];
      return month !== undefined && isDay(b) ? `${month} ${ordinal(b)}` : `${a} slash ${b}`;
    },
  );
}

const FRACTIONS = [
  "",
  "",
  "half",
  "third",
  "quarter",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

function fraction(over: number, under: number): string {
  if (under === 2) return "one half";
  return `${over} ${FRACTIONS[under] ?? ""}${over === 1 ? "" : "s"}`;
}

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;

function timeOf(groups: Readonly<Record<string, string | undefined>>, rest: string): string | null {
  const { hour = "", minute = "", second, half } = groups;
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const words = [cardinal(hour)];
  if (Number(minute) > 0) words.push(Number(minute) < 10 ? `oh ${cardinal(minute)}` : cardinal(minute));
  else if (half === undefined && second === undefined) words.push("o'clock");
  if (second !== undefined)
    words.push(`and ${cardinal(second)} ${Number(second) === 1 ? "second" : "seconds"}`);
  // With periods, so that the letters are spelled.
  if (half !== undefined) words.push(`${half.toUpperCase()}.M${rest.startsWith(".") ? "" : "."}`);
  return words.join(" ");
}

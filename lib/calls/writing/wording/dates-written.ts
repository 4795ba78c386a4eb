import type { CallAnalysis, NextStep } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";

type Code = LanguageRules["code"];

const LOCALES: Readonly<Record<Code, string>> = { en: "en-US", de: "de-DE", fr: "fr-FR", es: "es-ES" };
const WEEKDAY =
  /^(?:(?:next|this|coming|nächsten|nächste|diesen|kommenden|prochain|el|le) )?\p{L}+(?:day|tag|woch|abend|di|manche|bado|es|ingo)(?: prochain)?$/iu;
const RELATIVE =
  /^(?:today|tonight|tomorrow|this (?:morning|afternoon|evening)|tomorrow (?:morning|afternoon)|heute|morgen|übermorgen|heute (?:nachmittag|abend)|morgen (?:früh|nachmittag|vormittag))$/iu;
const PREPOSITION = /(?:^|\s)(?:by|until|before|on|for|at|from|after|since|bis|am|für|vor|ab) $/iu;
const MONTH =
  /\d|jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|févr|avr|juin|août|déc|ene|abr|ago|dic/iu;

/**
 * "Friday, June 5": as a day is written in an email.
 * @param from the day on which it is said, in case it is in another year
 */
export function dayWritten(day: string, code: Code, from?: string, isShort = false): string {
  const year = from !== undefined && from.slice(0, 4) !== day.slice(0, 4);
  return new Intl.DateTimeFormat(LOCALES[code], {
    ...(!isShort && { weekday: "long" }),
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
    ...(year && { year: "numeric" }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Writes the date of a step so that it's still clear when the email is read: "by Friday, June 5". */
export function withDate(
  act: string,
  step: Pick<NextStep, "due" | "evidence">,
  dates: CallAnalysis["dates"],
  code: Code,
  heldOn?: string,
): string {
  const { due, evidence } = step;
  // A day before the call was misheard, or is about something else.
  if (due === null || (heldOn !== undefined && due < heldOn)) return act;
  const lines = new Set(evidence.map(({ line }) => line));
  const said = dates.filter(
    ({ date, text, evidence: where }) =>
      date === due && text !== "" && where.some(({ line }) => lines.has(line)) && at(act, text) >= 0,
  );
  const found = said.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (!found)
    return hasDay(act, step.due) || hasOther(act, step, dates) ? act : appended(act, due, code, heldOn);
  const from = at(act, found.text);
  const to = from + found.text.length;
  const [before, behind] = [act.slice(0, from), act.slice(to)];
  const text = act.slice(from, to);
  // "Tuesday, March 10" has it already.
  if (/\p{L}/u.test(text) && MONTH.test(text) && /\d/u.test(text)) return act;
  if (hasDay(behind, due)) return act;
  const full = dayWritten(due, code, heldOn);
  const short = dayWritten(due, code, heldOn, true);
  if (RELATIVE.test(text)) {
    const bare = PREPOSITION.test(before);
    if (code === "en") return `${before}${bare ? "" : "on "}${full}${behind}`;
    if (code === "de")
      return `${before}${bare ? "" : "am "}${full.replace(", ", ", den ").replace("den den", "den")}${behind}`;
  }
  if (code === "en" && WEEKDAY.test(text))
    return `${before}${PREPOSITION.test(before) ? "" : "on "}${full}${behind}`;
  return `${before}${text} (${short})${behind}`;
}

/** Whether a text names the day of the month. */
const hasDay = (text: string, due: string | null): boolean =>
  due !== null && new RegExp(`(?<!\\d)${Number(due.slice(8, 10))}(?:st|nd|rd|th)?(?!\\d)`, "u").test(text);

/** Whether an act has another date, which the day that was found would contradict. */
function hasOther(
  act: string,
  { due, evidence }: Pick<NextStep, "due" | "evidence">,
  dates: CallAnalysis["dates"],
): boolean {
  const lines = new Set(evidence.map(({ line }) => line));
  return dates.some(
    ({ date, text, evidence: where }) =>
      date !== due && text !== "" && at(act, text) >= 0 && where.some(({ line }) => lines.has(line)),
  );
}

const at = (act: string, text: string): number => act.toLowerCase().indexOf(text.toLowerCase());

function appended(act: string, due: string, code: Code, heldOn?: string): string {
  const full = dayWritten(due, code, heldOn);
  if (code === "en") return `${act} by ${full}`;
  return code === "de" ? `${act} (bis ${full})` : `${act} (${full})`;
}

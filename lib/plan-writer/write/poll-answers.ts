import type { PlanLanguage } from "../plan-language";
import { ASKS, ASKS_JA, POLL_FORMS, SCALE, SHOULD, SUPERLATIVE, WHO, WHO_NL } from "../words/poll-words";
import { capital } from "./phrases";
import type { Show } from "./show";

const MAX_OPTIONS = 6;
/** "Or" is "of" in Dutch, which means something else in other languages. */
const ORS: Record<PlanLanguage, RegExp> = {
  en: /,? or (?=[^,]+$)/iu,
  de: /,? oder (?=[^,]+$)/iu,
  fr: /,? ou (?=[^,]+$)/iu,
  es: /,? [ou] (?=[^,]+$)/iu,
  pt: /,? ou (?=[^,]+$)/iu,
  it: /,? od? (?=[^,]+$)/iu,
  nl: /,? of (?=[^,]+$)/iu,
  ja: /、?それとも|か、(?=[^、]{1,20}か)/u,
};
/** The text before the first option. */
const LEAD = /^.*(?:[:：]\s?| (?:of|von|de|entre|zwischen|tra|between|aus) )/iu;

/**
 * Returns the options of a poll by what its question names or asks for; `sure` is false if only the host can
 * know them.
 */
export function pollAnswers(question: string, show: Show): { options: string[]; sure: boolean } {
  const { poll } = show.words;
  const sides = namedAnswers(question, show.language);
  if (sides) return { options: sides, sure: true };
  const scale = SCALE.exec(question);
  if (scale) return { options: numbers(scale[1] === "10" ? 10 : 5, poll.scale), sure: true };
  const form = POLL_FORMS.find(([, pattern]) => pattern.test(question))?.[0];
  if (form === "levels") return { options: [...poll.levels], sure: true };
  if (form === "yesNo" || (!form && isYesNo(question, show))) return { options: [...poll.yesNo], sure: true };
  if (form) return { options: [...poll.answers[form]], sure: true };
  const subjects = subjectsOf(show);
  const isBest = SUPERLATIVE.test(question);
  if (isBest && subjects.length >= 2) return { options: [...subjects, poll.other], sure: true };
  if (!isBest && !asks(question, show)) return { options: [...poll.answers.agree], sure: true };
  return { options: [...poll.answers.open], sure: false };
}

/** The show's topics that are short enough to be options. */
export const subjectsOf = ({ topics }: Show): string[] =>
  [...new Set(topics.map((topic) => capital(topic)))].filter((topic) => topic.length <= 70).slice(0, 4);

/** Whether a text starts with a question word and isn't a yes/no question. */
export const asks = (text: string, { language }: Pick<Show, "language">): boolean =>
  language === "ja" ? ASKS_JA.test(text) : ASKS.test(text);

function isYesNo(question: string, show: Show): boolean {
  const isWho = WHO.test(question) || (show.language === "nl" && WHO_NL.test(question));
  if (isWho) return !SHOULD.test(question);
  return /[?？]\s*$/u.test(question) && !asks(question, show);
}

const numbers = (most: number, [low, high]: readonly [string, string]): string[] =>
  Array.from({ length: most }, (_one, index) => {
    const number = String(index + 1);
    if (index === 0) return `${number} (${low})`;
    return index === most - 1 ? `${number} (${high})` : number;
  });

/** "Slack, Teams or mail?": the options around the last "or". */
function namedAnswers(question: string, language: PlanLanguage): string[] | null {
  const bare = question.replace(/[?？¿\s]+$/u, "");
  const [before = "", last = "", more] = bare.split(ORS[language]);
  if (last.trim() === "" || more !== undefined || last.length > 60) return null;
  const words = last.trim().split(/\s+/).length;
  const [first = "", ...others] = before.split(/,\s|、/u).map((one) => one.trim());
  const opener = LEAD.test(first) ? first.replace(LEAD, "") : first.split(/\s+/).slice(-words).join(" ");
  const options = [...new Set([opener, ...others, last.trim()].filter(Boolean).map(capital))];
  return options.length >= 2 && options.length <= MAX_OPTIONS && options.every(({ length }) => length <= 60)
    ? options
    : null;
}

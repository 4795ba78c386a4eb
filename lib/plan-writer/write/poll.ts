import { clip } from "../patterns";
import { type Part, part } from "./part";
import { capital } from "./phrases";
import type { Show } from "./show";

const MINUTE = 60;

/** What an asked poll offers: the show's subjects, or how far people are. */
export function poll(show: Show, title?: string): Part {
  const { words } = show;
  const wish = show.wish("poll");
  const made = pollOf(show);
  return part(
    {
      type: "poll",
      title: title ?? words.titles.poll,
      assignee: "host",
      notes: [lacksAnswers(made, show) ? words.notes.pollAnswers : "", words.notes.poll]
        .filter(Boolean)
        .join("\n"),
      script: words.say.poll,
      poll: made,
    },
    {
      weight: 0.1,
      least: show.seconds >= 30 * MINUTE ? 2 * MINUTE : MINUTE,
      most: Math.max(2 * MINUTE, Math.min(4 * MINUTE, show.seconds * 0.05)),
      fixed: wish?.seconds ?? null,
    },
  );
}

export function pollOf(show: Show): NonNullable<Part["segment"]["poll"]> {
  const { poll: words } = show.words;
  const about = show.wish("poll")?.about ?? null;
  const subjects = [...new Set(show.topics.map((topic) => capital(topic)))]
    .filter((topic) => topic.length <= 70)
    .slice(0, 4);
  if (about !== null)
    return /[?？]\s*$/u.test(about)
      ? asked(capital(about), show)
      : {
          question: clip(`${capital(about)}${show.language === "ja" ? ":" : ": "}${words.far}`, 300),
          options: [...words.levels],
        };
  return subjects.length >= 2
    ? { question: words.which, options: subjects }
    : { question: words.far, options: [...words.levels] };
}

const OR = / (?:or|oder|ou|o|of) | それとも |か、(?=[^、]{1,20}か)/iu;
const VERB_FIRST =
  /^(?:do|does|did|are|is|have|has|can|will|would|should|haben|sind|ist|können|wollen|nutzen|lesen|kennen|est-ce|avez|êtes|utilisez|lisez|tienes|usas|has|você|tem|usa|hai|usi|avete|heb|gebruik|ben)(?![\p{L}])/iu;

/** A question that the brief words itself: its own answers where it names two, yes or no where it asks that. */
function asked(question: string, { words, language }: Show): NonNullable<Part["segment"]["poll"]> {
  const sides = question.replace(/[?？\s]+$/u, "").split(OR);
  const [before = "", behind = ""] = sides;
  if (sides.length === 2 && behind.length <= 60) {
    const count = behind.trim().split(/\s+/).length;
    const first = before.trim().split(/\s+/).slice(-count).join(" ");
    if (first)
      return {
        question: clip(question, 300),
        options: [clip(capital(first.replace(/^.*[,:]\s/u, "")), 120), clip(capital(behind.trim()), 120)],
      };
  }
  const isYesNo =
    VERB_FIRST.test(question) ||
    (language === "ja" &&
      /ますか|ですか/u.test(question) &&
      !/何|どれ|どの|誰|いつ|どこ|いくつ/u.test(question));
  return { question: clip(question, 300), options: [...(isYesNo ? words.poll.yesNo : words.poll.answers)] };
}

/** Whether somebody still has to put the answers in. */
const lacksAnswers = (made: NonNullable<Part["segment"]["poll"]>, show: Show): boolean =>
  made.options[0] === show.words.poll.answers[0];

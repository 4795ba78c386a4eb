import { clip } from "../read/patterns";
import { type Part, part } from "./part";
import { capital, joined, say, speech } from "./phrases";
import type { Guest, Show } from "./show";
import { emceeLine, namesOf, personOf } from "./speaking-parts";

const MINUTE = 60;
const MOST_QUESTIONS = 38 * MINUTE;

/** Says hello, who is there, what comes and where to ask. */
export function opening(show: Show, title = show.words.titles.welcome, introduces = true): Part {
  const { words, language, guests } = show;
  const minutes = Math.round(show.seconds / MINUTE);
  const topics = show.topics.slice(0, 4);
  const names = namesOf(guests, show);
  return part(
    {
      type: "intro",
      title,
      assignee: "host",
      notes: [
        words.notes.opening,
        show.outline.audience ? say(words.notes.audience, { audience: show.outline.audience.text }) : "",
      ]
        .filter(Boolean)
        .join("\n"),
      script: speech(
        language,
        say(words.say.hello, { title: show.title }),
        show.host !== null && say(words.say.iAm, { host: show.host }),
        introduces && guests.length > 0 && guests.length <= 6 && say(words.say.withUs, { names }),
        say(words.say.time, { length: words.length(minutes) }),
        topics.length > 0 && say(words.say.programme, { topics: joined(topics, words) }),
        !show.refuses("questions") && words.say.askAnyTime,
      ),
      ticker: show.title,
      emcee_line: show.host
        ? say(words.emcee.openHost, { title: show.title, host: show.host })
        : say(words.emcee.open, { title: show.title }),
    },
    {
      weight: 0.2,
      least: 2 * MINUTE,
      most: Math.max(2 * MINUTE, Math.min(10 * MINUTE, show.seconds * 0.08)),
    },
  );
}

export function closing(show: Show, title = show.words.titles.closing): Part {
  const { words, language, guests } = show;
  return part(
    {
      type: "outro",
      title,
      assignee: "host",
      notes: words.notes.closing,
      script: speech(
        language,
        say(words.say.closing, { title: show.title }),
        guests.length > 0 && guests.length <= 6 && say(words.say.thanks, { names: namesOf(guests, show) }),
        words.say.goodbye,
      ),
      emcee_line: say(words.emcee.close, { title: show.title }),
    },
    {
      weight: 0.15,
      least: 2 * MINUTE,
      most: Math.max(2 * MINUTE, Math.min(8 * MINUTE, show.seconds * 0.06)),
    },
  );
}

/** Ten to twenty-five in a hundred of the time, unless somebody said how long. */
export function audienceQuestions(show: Show, title = show.words.titles.questions, share = 1): Part {
  const { words } = show;
  const wish = show.wish("questions");
  return part(
    {
      type: "qa",
      title,
      assignee: "host",
      notes: words.notes.questions,
      script: words.say.questions,
      ticker: words.ticker.ask,
    },
    {
      weight: 1.1 * share,
      least: Math.ceil((show.seconds * 0.13 * share) / MINUTE) * MINUTE,
      most: Math.min(
        MOST_QUESTIONS,
        Math.max(MINUTE, Math.floor((show.seconds * 0.2 * share) / MINUTE) * MINUTE),
      ),
      fixed: share === 1 && wish?.seconds ? wish.seconds : null,
    },
  );
}

export function pause(
  show: Show,
  { lunch, seconds, title }: { lunch: boolean; seconds: number | null; title?: string },
): Part {
  const { words } = show;
  const usual = lunch ? 60 * MINUTE : show.seconds >= 3 * 3_600 ? 15 * MINUTE : 10 * MINUTE;
  return part(
    {
      type: "break",
      title: title ?? (lunch ? words.titles.lunch : words.titles.pause),
      notes: words.notes.pause,
    },
    {
      weight: 0.3,
      least: usual,
      most: usual,
      fixed: seconds ?? usual,
      finish: (given) => ({
        script: say(lunch ? words.say.lunch : words.say.pause, {
          length: words.length(Math.max(1, Math.round(given / MINUTE))),
        }),
      }),
    },
  );
}

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
export const lacksAnswers = (made: NonNullable<Part["segment"]["poll"]>, show: Show): boolean =>
  made.options[0] === show.words.poll.answers[0];

export function demo(show: Show, guest: Guest | undefined, topic: string | null, title?: string): Part {
  const { words, language } = show;
  const shown =
    title ?? (topic ? say(words.titles.demoOf, { topic: capital(topic) }, 200) : words.titles.demo);
  return part(
    {
      type: "demo",
      title: shown,
      assignee: guest?.key ?? "host",
      notes: [guest ? personOf(guest, show) : "", words.notes.demo].filter(Boolean).join("\n"),
      script: guest
        ? say(words.say.demoGuest, { address: words.address(guest.name) })
        : speech(language, words.say.demo),
      questions: show.questions.about(null, 2),
    },
    { weight: 1.2, least: 3 * MINUTE, most: 20 * MINUTE, fixed: show.wish("demo")?.seconds ?? null },
  );
}

/** The short things that are asked for by name. */
export function special(show: Show, what: "video" | "quote" | "hot_take", title?: string): Part {
  const { words } = show;
  const wish = show.wish(what);
  const named = { video: words.titles.video, quote: words.titles.quote, hot_take: words.titles.hotTake }[
    what
  ];
  const script = { video: words.say.video, quote: words.say.quote, hot_take: words.say.hotTake }[what];
  return part(
    { type: what, title: title ?? named, assignee: "host", notes: wish?.about ?? "", script },
    { weight: 0.3, least: MINUTE, most: 5 * MINUTE, fixed: wish?.seconds ?? null },
  );
}

/** Told by somebody who has lived it. */
export function story(show: Show, guest: Guest | undefined, title?: string): Part {
  const { words, language } = show;
  const about = show.wish("story")?.about ?? null;
  return part(
    {
      type: guest && !show.refuses("interview") ? "interview" : "talk",
      title: title ?? words.titles.story,
      assignee: guest?.key ?? "host",
      notes: [
        guest ? personOf(guest, show) : "",
        words.notes.story,
        about ?? "",
        show.wish("story")?.from ?? "",
      ]
        .filter(Boolean)
        .join("\n"),
      script: speech(
        language,
        words.say.story,
        guest && say(words.say.guestAgain, { address: words.address(guest.name) }),
      ),
      questions: show.questions.about(null, 3),
      emcee_line: guest ? emceeLine(guest, show) : null,
    },
    { weight: 1.4, least: 3 * MINUTE, most: 20 * MINUTE, fixed: show.wish("story")?.seconds ?? null },
  );
}

/** Everybody tries what was shown. */
export function exercise(show: Show, topic: string, index: number): Part {
  const { words } = show;
  const spoken = words.say.exercise[index % words.say.exercise.length] ?? "";
  return part(
    {
      type: "talk",
      title: say(words.titles.exerciseOf, { topic: capital(topic) }, 200),
      assignee: "host",
      notes: words.notes.exercise,
    },
    {
      weight: 1.2,
      least: 8 * MINUTE,
      most: 40 * MINUTE,
      finish: (seconds) => ({
        script: say(spoken, { length: words.length(Math.max(1, Math.round(seconds / MINUTE))) }),
      }),
    },
  );
}

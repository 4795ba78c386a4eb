import { type Part, part } from "./part";
import { joined, say, speech } from "./phrases";
import type { Show } from "./show";
import { namesOf } from "./speaking-parts";

const MINUTE = 60;
const MAX_QUESTIONS = 38 * MINUTE;

/** Returns the opening: a welcome, the guests, the program, and where to ask questions. */
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

/** Returns the audience's questions: 10 to 25 percent of the time, unless a length was given. */
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
        MAX_QUESTIONS,
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

import { type Part, part } from "./part";
import { clip } from "../read/patterns";
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
      ].filter(Boolean).join("\n"),
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
      emcee_line: show.host ? say(words.emcee.openHost, { title: show.title, host: show.host }) : say(words.emcee.open, { title: show.title }),
    },
    { weight: 0.5, least: 2 * MINUTE, most: Math.max(5 * MINUTE, Math.min(10 * MINUTE, show.seconds * 0.06)) },
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
    { weight: 0.4, least: 2 * MINUTE, most: Math.max(4 * MINUTE, Math.min(10 * MINUTE, show.seconds * 0.05)) },
  );
}

/** Ten to twenty-five in a hundred of the time, unless somebody said how long. */
export function audienceQuestions(show: Show, title = show.words.titles.questions, share = 1): Part {
  const { words } = show;
  const wish = show.wish("questions");
  return part(
    { type: "qa", title, assignee: "host", notes: words.notes.questions, script: words.say.questions, ticker: words.ticker.ask },
    {
      weight: 1.1 * share,
      least: Math.ceil((show.seconds * 0.13 * share) / MINUTE) * MINUTE,
      most: Math.min(MOST_QUESTIONS, Math.max(MINUTE, Math.floor((show.seconds * 0.2 * share) / MINUTE) * MINUTE)),
      fixed: share === 1 && wish?.seconds ? wish.seconds : null,
    },
  );
}

export function pause(show: Show, { lunch, seconds, title }: { lunch: boolean; seconds: number | null; title?: string }): Part {
  const { words } = show;
  const least = lunch ? 45 * MINUTE : 10 * MINUTE;
  const most = lunch ? 60 * MINUTE : 15 * MINUTE;
  return part(
    { type: "break", title: title ?? (lunch ? words.titles.lunch : words.titles.pause), notes: words.notes.pause },
    {
      weight: 0.3,
      least,
      most,
      fixed: seconds,
      finish: (given) => ({ script: say(lunch ? words.say.lunch : words.say.pause, { length: words.length(Math.max(1, Math.round(given / MINUTE))) }) }),
    },
  );
}

/** What an asked poll offers: the show's subjects, or how far people are. */
export function poll(show: Show, title?: string): Part {
  const { words } = show;
  const wish = show.wish("poll");
  return part(
    { type: "poll", title: title ?? words.titles.poll, assignee: "host", notes: words.notes.poll, script: words.say.poll, poll: pollOf(show) },
    { weight: 0.3, least: MINUTE, most: Math.max(2 * MINUTE, Math.min(5 * MINUTE, show.seconds * 0.06)), fixed: wish?.seconds ?? null },
  );
}

export function pollOf(show: Show): NonNullable<Part["segment"]["poll"]> {
  const { words } = show;
  const about = show.wish("poll")?.about ?? null;
  const options = [...new Set(show.topics.map((topic) => clip(capital(topic), 80)))].filter((topic) => topic.length <= 70).slice(0, 4);
  if (about !== null) {
    const asked = /[?？]\s*$/u.test(about) ? about : `${capital(about)}: ${words.poll.which.charAt(0).toLowerCase()}${words.poll.which.slice(1)}`;
    return options.length >= 3 && !/[?？]\s*$/u.test(about) ? { question: clip(asked, 300), options } : { question: clip(/[?？]\s*$/u.test(about) ? about : `${capital(about)}${show.language === "ja" ? ":" : ": "}${words.poll.far}`, 300), options: [...words.poll.levels] };
  }
  return options.length >= 2 ? { question: words.poll.which, options } : { question: words.poll.far, options: [...words.poll.levels] };
}

export function demo(show: Show, guest: Guest | undefined, topic: string | null, title?: string): Part {
  const { words, language } = show;
  const shown = title ?? (topic ? say(words.titles.demoOf, { topic: capital(topic) }, 200) : words.titles.demo);
  return part(
    {
      type: "demo",
      title: shown,
      assignee: guest?.key ?? "host",
      notes: [guest ? personOf(guest, show) : "", words.notes.demo].filter(Boolean).join("\n"),
      script: guest ? say(words.say.demoGuest, { address: words.address(guest.name) }) : speech(language, words.say.demo),
      questions: show.questions.about(null, 2),
    },
    { weight: 1.2, least: 3 * MINUTE, most: 20 * MINUTE, fixed: show.wish("demo")?.seconds ?? null },
  );
}

/** The short things that are asked for by name. */
export function special(show: Show, what: "video" | "quote" | "hot_take", title?: string): Part {
  const { words } = show;
  const wish = show.wish(what);
  const named = { video: words.titles.video, quote: words.titles.quote, hot_take: words.titles.hotTake }[what];
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
      notes: [guest ? personOf(guest, show) : "", words.notes.story, about ?? "", show.wish("story")?.from ?? ""].filter(Boolean).join("\n"),
      script: speech(language, words.say.story, guest && say(words.say.guestAgain, { address: words.address(guest.name) })),
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
    { type: "talk", title: say(words.titles.exerciseOf, { topic: capital(topic) }, 200), assignee: "host", notes: words.notes.exercise },
    {
      weight: 1.2,
      least: 8 * MINUTE,
      most: 40 * MINUTE,
      finish: (seconds) => ({ script: say(spoken, { length: words.length(Math.max(1, Math.round(seconds / MINUTE))) }) }),
    },
  );
}

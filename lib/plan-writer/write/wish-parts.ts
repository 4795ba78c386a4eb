import { type Part, part } from "./part";
import { capital, say, speech } from "./phrases";
import type { Guest, Show } from "./show";
import { emceeLine, personOf } from "./speaking-parts";

const MINUTE = 60;

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

/** Short items that are requested by name. */
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

/** A story told by someone who lived it. */
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

/** An exercise in which everyone tries what was shown. */
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

import { audienceQuestions } from "./frame-parts";
import { type Part, part } from "./part";
import { capital, say, speech } from "./phrases";
import type { Guest, Show } from "./show";
import { approachTo, emceeLine, personOf, talk } from "./speaking-parts";
import { demo } from "./wish-parts";

const MINUTE = 60;
const LONGEST_TALK = 25 * MINUTE;

/** Starts and ends without a welcome or a goodbye. */
export function arrangeLightning(show: Show): Part[] {
  const { guests, words } = show;
  const subject = show.topics[0] ?? show.title;
  const speakers =
    guests.length > 1
      ? guests.slice(0, Math.max(1, Math.min(guests.length, 30, Math.floor(show.seconds / 60))))
      : [];
  const talks =
    speakers.length > 0
      ? speakers.map((guest, index) =>
          talk(
            show,
            { topic: guest.topic ?? show.topics[index] ?? show.title, step: null },
            { index, count: speakers.length },
            guest,
          ),
        )
      : [only(show, subject, guests[0])];
  const asked = show.refuses("questions")
    ? []
    : [
        {
          ...audienceQuestions(show),
          least: Math.ceil(show.seconds * 0.12),
          most: Math.floor(show.seconds * 0.2),
        },
      ];
  const shown =
    show.wish("demo") && show.seconds >= 3 * MINUTE
      ? [demo(show, guests[0], show.wish("demo")?.about ?? null)]
      : [];
  const parts = [...talks.map((one) => ({ ...one, least: 30, most: LONGEST_TALK * 8 })), ...shown, ...asked];
  return parts.length >= 2 ? parts : [...parts, takeaway(show, guests[0], words.titles.closing)];
}

function only(show: Show, topic: string, guest: Guest | undefined): Part {
  const { words, language } = show;
  const minutes = Math.max(1, Math.round(show.seconds / MINUTE));
  return part(
    {
      type: "talk",
      title: capital(topic),
      assignee: guest?.key ?? "host",
      notes: [
        guest ? personOf(guest, show) : "",
        words.notes.talk[0] ?? "",
        show.topics.length > 1 ? say(words.notes.topics, { topics: show.topics.join("; ") }) : "",
      ]
        .filter(Boolean)
        .join("\n"),
      script: speech(
        language,
        say(words.say.shortHello, { title: show.title, length: words.length(minutes) }),
        guest && say(words.say.speaker, { person: personOf(guest, show) }),
        topic !== show.title && say(guest ? words.say.guestTopic : words.say.lightning, { topic }),
        !guest && approachTo(topic, 0, show),
      ),
      questions: guest ? show.questions.about(topic, 2) : [],
      ticker: show.title,
      emcee_line: guest ? emceeLine(guest, show) : null,
    },
    { weight: 5, least: 30, most: LONGEST_TALK * 8 },
  );
}

const takeaway = (show: Show, guest: Guest | undefined, title: string): Part =>
  part(
    {
      type: "outro",
      title,
      assignee: guest?.key ?? "host",
      notes: show.words.notes.closing,
      script: speech(
        show.language,
        say(show.words.say.closing, { title: show.title }),
        show.words.say.goodbye,
      ),
    },
    { weight: 0.6, least: 15, most: Math.max(30, Math.round(show.seconds * 0.12)) },
  );

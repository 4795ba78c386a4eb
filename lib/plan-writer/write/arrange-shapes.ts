import { audienceQuestions, demo } from "./frame-parts";
import type { Part } from "./part";
import { part } from "./part";
import { capital, say, speech } from "./phrases";
import type { Guest, Show } from "./show";
import { approachTo, emceeLine, interview, panel, personOf, type Subject, talk } from "./speaking-parts";

const MINUTE = 60;
const MOST_PARTS = 22;
const LONGEST_TALK = 25 * MINUTE;
const STEPS = 5;

/** How many parts the middle of the show should have so that none is endless and none too short. */
function partsFor(show: Show, wanted: number): number {
  const middle = show.seconds * 0.74;
  const least = Math.ceil(middle / (35 * MINUTE));
  const most = Math.max(1, Math.floor(middle / (4 * MINUTE)));
  return Math.min(MOST_PARTS, Math.max(least, Math.min(wanted, most)));
}

/** Subjects for that many parts: those of the brief, else the steps that any subject has. */
function subjectsFor(show: Show, count: number): Subject[] {
  const own = show.topics.slice(0, Math.max(1, count));
  if (own.length === 0)
    return Array.from({ length: count }, (_step, index) => ({
      topic: index < STEPS ? null : show.title,
      step: index % STEPS,
    }));
  // Each subject goes on through the steps until there are enough parts.
  const rounds = Math.ceil(count / own.length);
  return own.flatMap((topic) =>
    Array.from(
      { length: rounds },
      (_round, index): Subject => ({ topic, step: index === 0 ? null : index % STEPS }),
    ),
  );
}

/** The host alone. */
export function arrangeTalk(show: Show): Part[] {
  const middle = show.seconds * 0.74;
  const wanted = show.topics.length || Math.max(1, Math.min(3, Math.round(middle / (12 * MINUTE))));
  const subjects = subjectsFor(show, partsFor(show, wanted));
  const parts = subjects.map((subject, index) => talk(show, subject, { index, count: subjects.length }));
  const [first, ...rest] = parts;
  // An interview that nobody was named for still is one.
  return first && show.wish("interview") && !show.refuses("interview")
    ? [{ ...first, segment: { ...first.segment, type: "interview" } }, ...rest]
    : parts;
}

interface Turn {
  guest: Guest;
  topic: string | null;
  step?: number | undefined;
}

/** Everybody has a part of their own, on their own subject where they have one. */
export function arrangeGuests(show: Show): Part[] {
  const { guests } = show;
  if (guests.length > 6) return groups(show);
  const turns = turnsOf(show);
  const met = new Set<string>();
  const parts = turns.map(({ guest, topic, step }, index) => {
    const again = met.has(guest.key);
    met.add(guest.key);
    return interview(show, guest, topic, { index, again, step });
  });
  const together =
    guests.length >= 2 && guests.length <= 5 && show.seconds >= 40 * MINUTE && !show.refuses("panel");
  return together
    ? [
        ...parts,
        panel(show, guests, null, { title: show.words.titles.together, index: 1, introduces: false }),
      ]
    : parts;
}

function turnsOf(show: Show): Turn[] {
  const { guests, topics } = show;
  const owned = new Set(
    guests.map(({ topic }) => topic?.toLowerCase()).filter((topic) => topic !== undefined),
  );
  const free = topics.filter((topic) => !owned.has(topic.toLowerCase()));
  const speakers = guests.filter(({ topic }) => topic === null);
  const takers = speakers.length > 0 ? speakers : guests;
  const count = partsFor(show, Math.max(guests.length, guests.length - speakers.length + free.length));
  const turns: Turn[] = [];
  for (const [index, guest] of guests.entries()) {
    if (guest.topic !== null) turns.push({ guest, topic: guest.topic });
    const place = takers.indexOf(guest);
    if (place < 0) continue;
    // Subjects in their order, in stretches: the first guest has the first ones.
    const from = Math.floor((place * free.length) / takers.length);
    const to = Math.floor(((place + 1) * free.length) / takers.length);
    const own = free.slice(from, to).slice(0, Math.max(1, count - guests.length + 1));
    if (own.length > 0) turns.push(...own.map((topic) => ({ guest, topic })));
    else if (guest.topic === null)
      turns.push({ guest, topic: topics[index % Math.max(1, topics.length)] ?? null });
  }
  return longEnough(turns, count);
}

/** One guest and one subject for an hour: the conversation goes through its steps. */
function longEnough(turns: Turn[], count: number): Turn[] {
  const [only] = turns;
  const isAlone = new Set(turns.map(({ guest }) => guest.key)).size === 1;
  if (!only || !isAlone || turns.length >= Math.max(2, count)) return turns;
  if (turns.length === 1 && count < 2) return turns;
  const more = Math.max(2, count) - turns.length;
  return [
    ...turns,
    ...Array.from(
      { length: more },
      (_turn, index): Turn => ({ guest: only.guest, topic: null, step: (index + 1) % STEPS }),
    ),
  ];
}

/** Many guests come in groups, so that everybody is heard. */
function groups(show: Show): Part[] {
  const { guests, topics, words } = show;
  const middle = show.seconds * 0.74;
  const count = Math.max(
    1,
    Math.min(Math.ceil(guests.length / 5), Math.floor(middle / (5 * MINUTE)), MOST_PARTS),
  );
  return Array.from({ length: count }, (_group, index) => {
    const group = guests.slice(
      Math.floor((index * guests.length) / count),
      Math.floor(((index + 1) * guests.length) / count),
    );
    return panel(show, group, topics[index] ?? null, {
      title: say(words.titles.round, { n: String(index + 1) }),
      index,
      introduces: true,
      isGroup: true,
    });
  });
}

/** An opening round, then a round for each subject. */
export function arrangePanel(show: Show): Part[] {
  const { guests, topics, words } = show;
  if (guests.length > 8) return groups(show);
  const rounds =
    topics.length > 0
      ? topics
      : words.titles.steps.slice(
          0,
          Math.max(1, Math.min(3, Math.round((show.seconds * 0.6) / (12 * MINUTE)))),
        );
  const most = Math.max(1, Math.min(MOST_PARTS, Math.floor((show.seconds * 0.66) / (5 * MINUTE))));
  const first =
    show.seconds >= 30 * MINUTE
      ? [
          {
            ...panel(show, guests, null, { title: words.titles.firstRound, index: 0, introduces: true }),
            weight: 0.8,
            most: 15 * MINUTE,
          },
        ]
      : [];
  return [
    ...first,
    ...rounds.slice(0, most).map((topic, index) =>
      panel(show, guests, topic, {
        title: topic,
        index: index + 1,
        introduces: first.length === 0 && index === 0,
      }),
    ),
  ];
}

/** Straight to the point: no welcome, no goodbye. */
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

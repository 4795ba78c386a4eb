import type { PlanBrief, PlanDraft } from "../port";
import { plannerLanguage } from "./language";
import { clip, type Reading, readBrief } from "./read-brief";
import { shareTime, type Weighted } from "./timing";
import { de } from "./words/de";
import { en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";
import type { Words } from "./words/words";

const WORDS = { en, de, fr, es };
const VERBS = {
  en: ["takes on", "take on"],
  de: ["spricht", "sprechen"],
  fr: ["parle", "parlent"],
  es: ["habla", "hablan"],
};

type Segment = PlanDraft["segments"][number];
type Part = Weighted & { segment: Omit<Segment, "duration_sec"> };

interface Person {
  id: string | null;
  name: string;
  about: string;
}

/** Everything that the parts of the show are made from. */
interface Show {
  title: string;
  words: Words;
  topics: string[];
  points: string[];
  people: Person[];
  host: string | null;
  minutes: number;
  seconds: number;
  reading: Reading;
}

/** A run of show from a brief: the same input always gives the same plan, and its times add up exactly. */
export function composePlan(brief: PlanBrief): PlanDraft {
  const language = plannerLanguage(brief.language, `${brief.title}\n${brief.brief}`);
  const show = understand(brief, WORDS[language]);
  const parts = arrange(show);
  const seconds = shareTime(parts, brief.seconds);
  const segments = parts.map((part, index) => ({ ...part.segment, duration_sec: seconds[index] ?? 5 }));
  return {
    language,
    segments,
    ticker: tickerOf(show),
    questions: show.words.audienceQuestions.map((text) =>
      say(text, { title: show.title, topic: inline(show.topics[0] ?? show.title) }, 400),
    ),
    signup: signupOf(show, VERBS[language]),
  };
}

function understand(brief: PlanBrief, words: Words): Show {
  const reading = readBrief(brief.brief);
  const roster = brief.guests.map((guest) => ({ id: guest.id, name: guest.name, about: aboutGuest(guest) }));
  const known = new Set(roster.map(({ name }) => name.toLowerCase()));
  const named = reading.people
    .filter(({ name }) => !known.has(name.toLowerCase()) && name !== brief.hostName)
    .map(({ name, about }) => ({ id: null, name, about }));
  const withHints = roster.map((person) => ({
    ...person,
    about: person.about || (reading.people.find(({ name }) => name === person.name)?.about ?? ""),
  }));
  const topics = reading.topics.filter((topic) => topic.toLowerCase() !== brief.title.toLowerCase());
  return {
    title: brief.title,
    words,
    topics: topics.length > 0 ? topics : [brief.title],
    points: reading.keyPoints,
    people: [...withHints, ...named].slice(0, 12),
    host: brief.hostName,
    minutes: Math.max(1, Math.round(brief.seconds / 60)),
    seconds: brief.seconds,
    reading,
  };
}

const aboutGuest = (guest: { title: string; company: string }): string =>
  [guest.title, guest.company].filter(Boolean).join(", ");

/** Opening, the topics with who speaks to them, a poll in the middle, questions, closing; fewer in a short show. */
function arrange(show: Show): Part[] {
  const middle = middleParts(show);
  if (show.seconds < 300) return [opening(show), ...middle.slice(0, 1), closing(show)];
  const withPoll = show.seconds >= 900 ? withPollAt(middle, poll(show)) : middle;
  return [opening(show), ...withPoll, questions(show), closing(show)];
}

const withPollAt = (parts: Part[], made: Part): Part[] => {
  const at = Math.min(parts.length, Math.max(1, Math.floor(parts.length / 2)));
  return [...parts.slice(0, at), made, ...parts.slice(at)];
};

function middleParts(show: Show): Part[] {
  const most = Math.max(1, Math.min(8, Math.floor(show.seconds / 300)));
  const topics = show.topics.slice(0, most);
  const parts: Part[] = [];
  const panelTopic = show.reading.wantsPanel && show.people.length > 1 ? topics.at(-1) : undefined;
  const slots = Math.max(topics.length, Math.min(show.people.length, most));
  for (let i = 0; i < slots; i++) {
    const topic = topics[i % topics.length] ?? show.title;
    const person = show.people.length > 0 ? show.people[i % show.people.length] : undefined;
    if (topic === panelTopic && i >= topics.length - 1) continue;
    if (show.reading.wantsDemo && isDemo(topic)) parts.push(demo(show, topic, person));
    else parts.push(person ? interview(show, topic, person, i) : talk(show, topic, i));
  }
  if (panelTopic) parts.push(panel(show, panelTopic));
  if (show.reading.wantsDemo && !parts.some(({ segment }) => segment.type === "demo"))
    parts.push(demo(show, topics[0] ?? show.title, undefined));
  return parts;
}

const isDemo = (topic: string): boolean =>
  /\b(demo|démo|demonstra\w*|vorführ\w*|walk-?through)\b/i.test(topic);

function part(
  segment: Partial<Segment> & Pick<Segment, "title" | "type">,
  weight: number,
  least: number,
  most: number,
): Part {
  return {
    weight,
    least,
    most,
    segment: {
      assignee: null,
      notes: "",
      script: "",
      questions: [],
      ticker: null,
      poll: null,
      emcee_line: null,
      ...segment,
    },
  };
}

function opening(show: Show): Part {
  const { words } = show;
  const names = joined(
    show.people.map(({ name }) => name),
    words,
  );
  const guests = names ? ` ${say(words.withGuests, { names }, 400)}.` : "";
  return part(
    {
      type: "intro",
      title: pick(words.welcome, 0),
      assignee: "host",
      notes: [
        words.openingNotes,
        ...show.points.slice(0, 2).map((point) => say(words.keyPoint, { point }, 300)),
      ].join("\n"),
      script: say(
        words.openingScript,
        {
          title: show.title,
          minutes: show.minutes,
          topics: joined(show.topics.slice(0, 3).map(inline), words),
          guests,
        },
        8000,
      ),
      ticker: clip(show.title, 280),
      emcee_line: say(
        words.emceeOpen,
        {
          title: show.title,
          host: show.host ? `${words === en || words === fr ? ", " : " "}${show.host}` : "",
        },
        1000,
      ),
    },
    0.6,
    60,
    360,
  );
}

function interview(show: Show, topic: string, person: Person, index: number): Part {
  const { words } = show;
  const first = person.name.split(/\s+/)[0] ?? person.name;
  const about = person.about ? `, ${person.about}` : "";
  const asked = [...rotate(words.guestQuestions, index * 2).slice(0, 3), pick(words.topicQuestions, index)];
  return part(
    {
      type: "interview",
      title: say(pick(words.interview, index), { topic: capital(topic), name: person.name }, 200),
      assignee: person.id,
      notes: notesFor(show, say(words.interviewNotes, { name: person.name, about }, 2000), index),
      script: say(words.interviewScript, { name: first, about, topic: inline(topic) }, 8000),
      questions: asked.map((text) => say(text, { name: first, topic: inline(topic) }, 400)),
      ticker: say(words.nextUp, { topic }, 280),
      emcee_line: say(words.emceeGuest, { name: person.name, about }, 1000),
    },
    2,
    180,
    1500,
  );
}

function talk(show: Show, topic: string, index: number): Part {
  const { words } = show;
  return part(
    {
      type: "talk",
      title: say(pick(words.talk, index), { topic: capital(topic) }, 200),
      assignee: "host",
      notes: notesFor(show, words.topicNotes, index),
      script: say(words.segmentScript, { topic: inline(topic) }, 8000),
      questions: rotate(words.topicQuestions, index)
        .slice(0, 3)
        .map((text) => say(text, { topic: inline(topic) }, 400)),
      ticker: say(words.nextUp, { topic }, 280),
    },
    1.8,
    120,
    1500,
  );
}

function demo(show: Show, topic: string, person: Person | undefined): Part {
  const { words } = show;
  return part(
    {
      type: "demo",
      title: say(pick(words.demo, 0), { topic: inline(topic) }, 200),
      assignee: person?.id ?? "host",
      notes: words.demoNotes,
      script: say(words.demoScript, { topic: inline(topic) }, 8000),
      questions: [say(pick(words.topicQuestions, 2), { topic: inline(topic) }, 400)],
      ticker: say(words.nextUp, { topic }, 280),
    },
    1.6,
    180,
    900,
  );
}

function panel(show: Show, topic: string): Part {
  const { words } = show;
  return part(
    {
      type: "panel",
      title: say(pick(words.panel, 0), { topic: capital(topic) }, 200),
      assignee: "host",
      notes: clip(
        show.people.map(({ name, about }) => (about ? `${name}, ${about}` : name)).join("\n"),
        4000,
      ),
      script: say(words.panelScript, { topic: inline(topic) }, 8000),
      questions: words.panelQuestions.map((text) => say(text, { topic: inline(topic) }, 400)),
      ticker: say(words.nextUp, { topic }, 280),
    },
    2.4,
    300,
    1800,
  );
}

function poll(show: Show): Part {
  const { words, topics } = show;
  const options =
    topics.length > 1 ? topics.slice(0, 5).map((topic) => clip(capital(topic), 120)) : words.pollLevels;
  const question =
    topics.length > 1
      ? words.pollQuestion
      : say(words.pollFallback, { topic: inline(topics[0] ?? show.title) }, 300);
  return part(
    { type: "poll", title: pick(words.poll, 0), assignee: "host", poll: { question, options } },
    0.3,
    60,
    180,
  );
}

function questions(show: Show): Part {
  const { words } = show;
  const backup = show.topics
    .slice(0, 3)
    .map((topic, index) => say(pick(words.topicQuestions, index + 1), { topic: inline(topic) }, 400));
  return part(
    {
      type: "qa",
      title: pick(words.qa, 0),
      assignee: "host",
      notes: words.qaNotes,
      script: words.qaScript,
      questions: backup,
      ticker: words.askAnytime,
    },
    1.2,
    120,
    1200,
  );
}

function closing(show: Show): Part {
  const { words } = show;
  const point = show.points[0] ?? capital(show.topics[0] ?? show.title);
  const names = joined(
    show.people.map(({ name }) => name),
    words,
  );
  const reminders = show.points.map((item) => say(words.keyPoint, { point: item }, 300));
  return part(
    {
      type: "outro",
      title: pick(words.outro, 0),
      assignee: "host",
      notes: clip([words.outroNotes, ...reminders].join("\n"), 4000),
      script: say(
        words.outroScript,
        { title: show.title, point: point.replace(/[.!?]+$/, ""), thanks: names ? `, ${names}` : "" },
        8000,
      ),
      ticker: say(words.takeaway, { point }, 280),
      emcee_line: say(words.emceeClose, { title: show.title }, 1000),
    },
    0.5,
    45,
    300,
  );
}

const notesFor = (show: Show, base: string, index: number): string => {
  const point = show.points[index];
  return clip(point ? `${base}\n${say(show.words.keyPoint, { point }, 300)}` : base, 4000);
};

function tickerOf(show: Show): string[] {
  const { words } = show;
  const names = joined(
    show.people.map(({ name }) => name),
    words,
  );
  return [
    clip(show.title, 280),
    ...(names ? [say(words.withGuests, { names }, 280)] : []),
    ...show.topics.slice(0, 4).map((topic) => say(words.nextUp, { topic }, 280)),
    ...show.points.slice(0, 3).map((point) => say(words.takeaway, { point }, 280)),
    words.askAnytime,
  ];
}

function signupOf(show: Show, [one = "", many = ""]: string[]): PlanDraft["signup"] {
  const { words } = show;
  const names = joined(
    show.people.slice(0, 3).map(({ name }) => name),
    words,
  );
  const topics = joined(show.topics.slice(0, 3).map(inline), words);
  const verb = show.people.length > 1 ? many : one;
  const sentence = names
    ? say(words.sub, { minutes: show.minutes, names, verb, topics }, 320)
    : say(words.subNoGuests, { minutes: show.minutes, topics }, 320);
  const audience = show.reading.audience
    ? ` ${say(words.forAudience, { audience: show.reading.audience }, 120)}`
    : "";
  return {
    headline: clip(show.title, 160),
    sub: clip(capital(sentence) + audience, 400),
    cta_text: clip(words.cta, 40),
  };
}

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
const rotate = (list: readonly string[], by: number): string[] =>
  list.map((_item, index) => pick(list, index + by));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const ORDINARY_START =
  /^(?:the|a|an|how|why|what|when|our|your|from|la|le|les|el|los|las|un|une|una|cómo|comment|pourquoi|wie|warum|\p{L}+(?:ing|tions?|ments?|ity|ness|ies|ers|als|ails|ents?|ance|ence|ures?|tests?|ción|ciones|ages?|tés?))$/iu;

/** A topic inside a sentence: a capital that only began the line goes down; names and German nouns keep theirs. */
function inline(topic: string): string {
  const [first = "", ...rest] = topic.split(" ");
  const onlyFirst = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => !/^\p{Lu}/u.test(word));
  return onlyFirst && ORDINARY_START.test(first)
    ? first.toLocaleLowerCase() + topic.slice(first.length)
    : topic;
}

function joined(items: readonly string[], words: Words): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${words.and} ${items.at(-1)}`;
}

/** Fills `{…}` once: what was filled in is never read as a placeholder again. */
function say(text: string, values: Record<string, string | number>, most: number): string {
  return clip(
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    most,
  );
}

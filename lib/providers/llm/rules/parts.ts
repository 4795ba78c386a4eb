import { capital, inline, joined, pick, rotate, say } from "./phrases";
import { clip } from "./read-brief";
import type { Person, Segment, Show } from "./show";
import type { Weighted } from "./timing";
import { en } from "./words/en";
import { fr } from "./words/fr";

export type Part = Weighted & { segment: Omit<Segment, "duration_sec"> };

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

export function opening(show: Show): Part {
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

export function interview(show: Show, topic: string, person: Person, index: number): Part {
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

export function talk(show: Show, topic: string, index: number): Part {
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

export function demo(show: Show, topic: string, person: Person | undefined): Part {
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

export function panel(show: Show, topic: string): Part {
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

export function poll(show: Show): Part {
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

export function questions(show: Show): Part {
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

export function closing(show: Show): Part {
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

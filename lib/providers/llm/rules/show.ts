import type { PlanBrief, PlanDraft } from "../port";
import { type Reading, readBrief } from "./read-brief";
import type { Words } from "./words/words";

export type Segment = PlanDraft["segments"][number];

export interface Person {
  id: string | null;
  name: string;
  about: string;
}

/** Everything that the parts of the show are made from. */
export interface Show {
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

/** Whom and what the brief names, the roster first. */
export function understand(brief: PlanBrief, words: Words): Show {
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

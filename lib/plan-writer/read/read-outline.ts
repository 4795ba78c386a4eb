import type { PlanBrief } from "../brief";
import type { Outline } from "../outline";
import { baseOf, isPlanLanguage } from "../plan-language";
import { detectLanguage, languageNamed, namedLanguage } from "./detect-language";
import { agendaSeconds } from "./agenda-seconds";
import { readAgenda } from "./read-agenda";
import { readAudience } from "./read-audience";
import { readLength } from "./read-length";
import { type Reading, readLines } from "./read-lines";
import { readOrder } from "./read-order";
import { readPeople } from "./read-people";
import { type FoundRequest, readRequests } from "./read-requests";
import { readShape } from "./read-shape";
import { readTopics } from "./read-topics";

/** A title says little: it decides a language only where it is sure of it. */
const SURE = 1.9;

/** The facts of a brief, each with the words it was read from. The same brief gives the same outline. */
export function readOutline(brief: PlanBrief): Outline {
  const reading = readLines(brief.brief);
  const asked = askedLanguage(brief, reading);
  const agenda = readAgenda(reading);
  const order = agenda.items.length === 0 ? readOrder(reading) : null;
  const found = readRequests(reading, agenda.lines);
  const people = readPeople(reading, brief, [...agenda.people, ...(order?.people ?? [])], asked === "de", agenda.lines);
  const items = agenda.items.length > 0 ? agenda.items : (order?.items ?? []);
  const { length, others } = readLength(reading, lengthsOf(found), agenda.lines);
  const requests = [...found.map(asRequest), ...(order ? [orderRequest(order.from)] : [])];
  const facts = { text: `${brief.title}\n${reading.lines.map(({ text, labelText }) => `${labelText} ${text}`).join("\n")}`, seconds: brief.seconds ?? length?.seconds ?? null };
  const outline: Outline = {
    language: isPlanLanguage(asked) ? asked : "en",
    asked_language: isPlanLanguage(asked) ? null : asked,
    length,
    shape: readShape({ ...facts, agenda: agenda.items, people, requests, roster: brief.guests.length }),
    agenda: items,
    people,
    topics: withPeoplesTopics(readTopics(reading, agenda.lines, people, found), people),
    requests,
    audience: readAudience(reading),
  };
  return { ...outline, notes: notesOf(outline, brief, { others, transcript: reading.transcript }) };
}

function askedLanguage(brief: PlanBrief, reading: Reading): string {
  if (brief.language) return baseOf(brief.language);
  const label = reading.lines.find(({ label }) => label === "language");
  const named = label ? languageNamed(label.text) : undefined;
  if (named) return named;
  for (const { text } of reading.sentences.slice(0, 200)) {
    const tag = namedLanguage(text);
    if (tag) return tag;
  }
  return detectLanguage(reading.lines.map(({ text, labelText }) => `${labelText} ${text}`).join("\n")) ?? detectLanguage(brief.title, SURE) ?? "en";
}

const lengthsOf = (found: readonly FoundRequest[]): Set<number> =>
  new Set(found.map(({ lengthAt }) => lengthAt).filter((at) => at !== null));

function asRequest({ at: _at, lengthAt: _length, ...request }: FoundRequest): Outline["requests"][number] {
  return request;
}

const orderRequest = (from: string): Outline["requests"][number] => ({ what: "order", wanted: true, about: null, seconds: null, from });

/** What somebody comes to speak about is one of the show's subjects. */
function withPeoplesTopics(topics: Outline["topics"], people: Outline["people"]): Outline["topics"] {
  const has = (text: string) => topics.some((topic) => topic.text.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(topic.text.toLowerCase()));
  const own = people.filter(({ topic }) => topic !== null && topic.length > 2 && !has(topic));
  return [...topics, ...own.map(({ topic, from }) => ({ text: (topic ?? "").slice(0, 140), from }))].slice(0, 20);
}

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} minutes`;

function notesOf(outline: Outline, brief: PlanBrief, { others, transcript }: { others: boolean; transcript: boolean }): string[] {
  const notes: string[] = [];
  if (outline.asked_language) notes.push(`The planner does not write the language “${outline.asked_language}”: the plan is in English.`);
  const sum = agendaSeconds(outline);
  const given = brief.seconds ?? outline.length?.seconds ?? null;
  if (sum !== null && given !== null && sum !== given)
    notes.push(brief.seconds === null ? `The agenda adds up to ${minutes(sum)}, the brief says ${minutes(given)}: the agenda was kept.` : `The agenda adds up to ${minutes(sum)}, the show takes ${minutes(given)}: the plan takes the show's time.`);
  else if (brief.seconds !== null && outline.length && outline.length.seconds !== brief.seconds)
    notes.push(`The brief says ${minutes(outline.length.seconds)}, the show takes ${minutes(brief.seconds)}: the plan takes the show's time.`);
  else if (others && outline.length) notes.push(`The brief gives more than one length: ${minutes(outline.length.seconds)} was taken.`);
  if (transcript) notes.push("The brief reads like a transcript: only what it says plainly about the show was taken.");
  return notes;
}

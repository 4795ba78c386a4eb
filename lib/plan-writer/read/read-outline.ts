import type { PlanBrief } from "../brief";
import type { Outline } from "../outline";
import { clip } from "../patterns";
import { baseOf, isPlanLanguage } from "../plan-language";
import { WORKSHOP } from "../words/show-words";
import { agendaSeconds } from "./agenda-seconds";
import { detectLanguage, languageNamed, namedLanguage } from "./detect-language";
import { readAgenda } from "./read-agenda";
import { readAudience } from "./read-audience";
import { readLength } from "./read-length";
import { type Reading, readLines } from "./read-lines";
import { readOrder } from "./read-order";
import { readPeople } from "./read-people";
import { type FoundRequest, readRequests } from "./read-requests";
import { readShape } from "./read-shape";
import { readTopics } from "./read-topics";
import { withLaterTopics } from "./with-later-topics";

/** A title is short: it only decides the language with this much certainty. */
const SURE = 1.9;

/** Reads the facts of a brief, each with the words it was read from. Deterministic. */
export function readOutline(brief: PlanBrief): Outline {
  const reading = readLines(brief.brief);
  const asked = askedLanguage(brief, reading);
  const agenda = readAgenda(reading);
  const order = agenda.items.length === 0 ? readOrder(reading) : null;
  const found = readRequests(reading, agenda.lines);
  const people = withLaterTopics(
    readPeople(reading, brief, [...agenda.people, ...(order?.people ?? [])], asked === "de", agenda.lines),
    reading,
  );
  const listed = agenda.items.length > 0 ? agenda.items : (order?.items ?? []);
  const whole = `${brief.title}\n${reading.lines.map(({ text, labelText }) => `${labelText} ${text}`).join("\n")}`;
  // A program without times, people or segment types lists the show's topics.
  const teaches =
    order === null &&
    listed.every(
      ({ seconds, type, people: named }) =>
        seconds === null &&
        named.length === 0 &&
        (type === null || (type === "talk" && WORKSHOP.test(whole))),
    );
  const items = teaches ? [] : withKnown(listed, people);
  const read = readLength(reading, lengthsOf(found), agenda.lines);
  const length = withQuestions(found, read.length, reading, agendaSeconds({ agenda: items }));
  const requests = [...found.map(asRequest), ...(order ? [orderRequest(order.from)] : [])];
  const facts = { text: whole, seconds: brief.seconds ?? length?.seconds ?? null };
  const outline: Outline = {
    language: isPlanLanguage(asked) ? asked : "en",
    asked_language: isPlanLanguage(asked) ? null : asked,
    length,
    shape: readShape({ ...facts, agenda: order ? [] : items, people, requests, roster: brief.guests.length }),
    agenda: items,
    people,
    topics: withPeoplesTopics(
      [
        ...(teaches ? listed.map(({ title, from }) => ({ text: clip(title, 140), from })) : []),
        ...readTopics(reading, agenda.lines, people, found, asked),
      ].slice(0, 20),
      people,
    ),
    requests,
    audience: readAudience(reading),
  };
  return {
    ...outline,
    notes: notesOf(outline, brief, { others: read.others, transcript: reading.transcript }),
  };
}

/** "The interview with Ana" is with Ana Ruiz if she was named before. */
function withKnown(items: Outline["agenda"], people: Outline["people"]): Outline["agenda"] {
  return items.map((item) => {
    if (item.people.length > 0) return item;
    const words = new Set(item.from.split(/[^\p{L}'’-]+/u));
    const named = people.filter(({ name }) =>
      name.split(" ").some((word) => word.length > 2 && /^\p{Lu}/u.test(word) && words.has(word)),
    );
    return named.length === 0 ? item : { ...item, people: named.map(({ name }) => name).slice(0, 20) };
  });
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
  return (
    detectLanguage(reading.lines.map(({ text, labelText }) => `${labelText} ${text}`).join("\n")) ??
    detectLanguage(brief.title, SURE) ??
    "en"
  );
}

const MOSTLY_QUESTIONS =
  /(?<![\p{L}])(?:AMA|ask (?:me|us|her|him|them) anything|all questions|mostly questions|fragestunde|fast nur fragen|(?:surtout|que) des questions|presque que des questions|casi todo (?:son )?preguntas|quase tudo é pergunta|(?:quase )?só perguntas|quasi tutto domande|solo domande|vooral vragen|vragenuur\p{L}*)(?![\p{L}])|ほとんど(?:が)?質問/iu;
const MOST_OF_IT = 0.66;

/**
 * If a show is mostly questions, their length is the show's unless it states a longer one, and they get most
 * of the time.
 */
function withQuestions(
  found: FoundRequest[],
  length: Outline["length"],
  reading: Reading,
  agenda: number | null,
): Outline["length"] {
  const asked = found.find(({ what, wanted }) => what === "questions" && wanted);
  if (!asked || agenda !== null) return length;
  const isShow =
    asked.seconds !== null && asked.seconds >= 1_200 && (length === null || length.seconds <= asked.seconds);
  const whole = isShow ? { seconds: asked.seconds ?? 0, from: asked.from } : length;
  if (isShow) asked.seconds = null;
  const mostly = isShow || reading.lines.some(({ text }) => MOSTLY_QUESTIONS.test(text));
  if (mostly && whole && asked.seconds === null)
    asked.seconds = Math.round((whole.seconds * MOST_OF_IT) / 60) * 60;
  return whole;
}

const lengthsOf = (found: readonly FoundRequest[]): Set<number> =>
  new Set(found.map(({ lengthAt }) => lengthAt).filter((at) => at !== null));

function asRequest({ at: _at, lengthAt: _length, ...request }: FoundRequest): Outline["requests"][number] {
  return request;
}

const orderRequest = (from: string): Outline["requests"][number] => ({
  what: "order",
  wanted: true,
  about: null,
  seconds: null,
  from,
});

/** What a guest will talk about is one of the show's topics. */
function withPeoplesTopics(topics: Outline["topics"], people: Outline["people"]): Outline["topics"] {
  const has = (text: string) =>
    topics.some(
      (topic) =>
        topic.text.toLowerCase().includes(text.toLowerCase()) ||
        text.toLowerCase().includes(topic.text.toLowerCase()),
    );
  const own = people.filter(({ topic }) => topic !== null && topic.length > 2 && !has(topic));
  return [...topics, ...own.map(({ topic, from }) => ({ text: clip(topic ?? "", 140), from }))].slice(0, 20);
}

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} minutes`;

function notesOf(
  outline: Outline,
  brief: PlanBrief,
  { others, transcript }: { others: boolean; transcript: boolean },
): string[] {
  const notes: string[] = [];
  if (outline.asked_language)
    notes.push(`The planner doesn’t support “${outline.asked_language}”, so the run of show is in English.`);
  const sum = agendaSeconds(outline);
  const given = brief.seconds ?? outline.length?.seconds ?? null;
  if (sum !== null && given !== null && sum !== given)
    notes.push(
      brief.seconds === null
        ? `The agenda adds up to ${minutes(sum)}, but the brief says ${minutes(given)}. The run of show follows the agenda.`
        : `The agenda adds up to ${minutes(sum)}, but the show takes ${minutes(given)}. The run of show was fitted to the show.`,
    );
  else if (brief.seconds !== null && outline.length && outline.length.seconds !== brief.seconds)
    notes.push(
      `The brief says ${minutes(outline.length.seconds)}, but the show takes ${minutes(brief.seconds)}. The run of show was fitted to the show.`,
    );
  else if (others && outline.length)
    notes.push(
      `The brief gives more than one length. The run of show takes ${minutes(outline.length.seconds)}.`,
    );
  if (transcript)
    notes.push("The brief reads like a transcript. Only clear statements about the show were used.");
  return notes;
}

import { clip, quoted } from "../patterns";
import { WISH_WORDS } from "../words/request-words";
import { segmentTypeOf } from "../words/segment-type-of";
import { ORDER_FIRST, ORDER_NEXT } from "../words/topic-words";
import type { AgendaItem } from "./agenda-item";
import { findDurations } from "./find-durations";
import type { FoundPerson } from "./found-person";
import { peopleInItem } from "./people-in-item";
import type { Reading } from "./read-lines";

export interface FoundOrder {
  items: AgendaItem[];
  people: FoundPerson[];
  from: string;
}

const MAX_PART = 140;

/** Reads an agenda in running text: "First a demo, then the interview with Ana, last the questions". */
export function readOrder({ sentences, source }: Reading): FoundOrder | null {
  for (const [index, sentence] of sentences.entries()) {
    const first = ORDER_FIRST.exec(sentence.text);
    if (!first) continue;
    const next = sentences[index + 1];
    const more =
      next &&
      !ORDER_NEXT_START.test(sentence.text.slice(first.index + first[0].length)) &&
      ORDER_NEXT_START.test(next.text)
        ? next
        : undefined;
    const to = more ? more.at + more.text.length : sentence.at + sentence.text.length;
    const text = more ? `${sentence.text} ${more.text}` : sentence.text;
    const start = first.index + first[0].length;
    const parts = text
      .slice(start)
      .split(ORDER_NEXT)
      .map(bare)
      .filter((part) => part.length > 1 && part.length <= MAX_PART);
    if (parts.length < 2 || parts.some(isNumber)) continue;
    const read = parts.map((part) => orderItem(part, sentence.at, source));
    // Without a segment type or a person, it's an order of topics.
    if (read.every(({ item, people }) => (item.type === null || item.type === "talk") && people.length === 0))
      continue;
    return {
      items: read.map(({ item }) => item),
      people: read.flatMap(({ people }) => people),
      from: quoted(source.slice(sentence.at + first.index, to)),
    };
  }
  return null;
}

const ORDER_NEXT_START = new RegExp(ORDER_NEXT.source, "iu");

/** "First we thought 60 minutes, then 45" isn't an order. */
const isNumber = (part: string): boolean => {
  const [length] = findDurations(part);
  const rest = length ? part.replace(part.slice(length.at, length.to), "") : part;
  return !/\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(
    rest.replace(
      /(?<![\p{L}])(?:an|at|auf|sur|de|dachten|thought|tenemos|pensé|wir|we|on|about|minutes?)(?![\p{L}])/giu,
      "",
    ),
  );
};

const bare = (part: string): string =>
  part
    .replace(
      /^(?:(?:we|wir|nous|on|wij|noi)\s(?:do|have|show|want|machen|haben|zeigen|wollen|fait|faisons|hebben|doen)\s)/iu,
      "",
    )
    .replace(/^[\s,;:.、。]+|[\s,;:.、。]+$/gu, "")
    .replace(/^(?:with|mit|par|avec|con|com|met|by|für|for)\s/iu, "")
    .replace(
      /^(?:an?|the|some|our|eine?n?|der|die|das|den|ein paar|une?|les?|la|l['’]|des|una?|unos|el|las?|los|uma?|o|as?|os|un['’]|il|lo|gli|de|het|een)\s/iu,
      "",
    )
    .replace(/(?:を行い|をして|して|をやって|をし|です|にします|をお願いします|とします|で|を)$/u, "")
    .trim();

function orderItem(part: string, at: number, source: string): { item: AgendaItem; people: FoundPerson[] } {
  const { rest, people } = peopleInItem({ text: part, at }, source);
  const [length] = findDurations(part);
  const title = (length ? rest.replace(part.slice(length.at, length.to), "").replace(/\(\s*\)/g, "") : rest)
    .replace(/^[\s,:–-]+|[\s,:–-]+$/gu, "")
    .replace(/^(?:of|de|von)\s/i, "");
  const shown = title.length > 1 ? title : part;
  return {
    item: {
      title: clip(shown.charAt(0).toUpperCase() + shown.slice(1), 120),
      seconds: length?.seconds ?? null,
      type: segmentTypeOf(part) ?? wishType(part),
      people: people.map(({ name }) => name),
      from: quoted(part),
    },
    people: people.map((person) => ({ ...person, from: person.name })),
  };
}

function wishType(part: string): AgendaItem["type"] {
  for (const [what, pattern] of WISH_WORDS) {
    pattern.lastIndex = 0;
    const hit = pattern.test(part);
    pattern.lastIndex = 0;
    if (hit && what !== "story" && what !== "order") return what === "questions" ? "qa" : what;
  }
  return null;
}

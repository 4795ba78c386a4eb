import type { PlanBrief } from "../brief";
import { clip } from "../patterns";
import { isTeaching, teachingTitle } from "../words/teaching-words";
import type { FoundPerson, Person, PersonRole } from "./found-person";
import { findPeopleInList } from "./people-in-lists";
import { findPeopleInSentence } from "./people-in-sentences";
import { plainName } from "./plain-name";
import type { Reading } from "./read-lines";

const MAX = 40;
const RANK: Record<PersonRole, number> = { moderator: 2, host: 1, guest: 0 };

/**
 * Finds everyone the brief brings to the show, once each, with what it says about them in different places.
 */
export function readPeople(
  reading: Reading,
  brief: PlanBrief,
  others: readonly FoundPerson[],
  german: boolean,
  agendaLines: ReadonlySet<number>,
): Person[] {
  const found = [
    ...others,
    ...findPeopleInList(reading),
    ...reading.sentences
      .filter(({ at }) => !isInside(at, reading, agendaLines))
      .flatMap((sentence) => findPeopleInSentence(sentence, reading.source, german)),
  ];
  const people: Person[] = [];
  for (const given of found.sort((a, b) => a.at - b.at)) {
    const one = withTeaching(given, reading.source, brief);
    const known = people.find((person) => isSame(person.name, one.name));
    if (known) merge(known, one);
    else
      people.push({
        name: clip(one.name, 200),
        role: one.role,
        title: one.title,
        company: one.company,
        topic: one.topic,
        guest_id: null,
        from: one.from,
      });
  }
  // If someone else leads the show, the lecturer is its guest.
  const led = people.some(({ role }) => role === "moderator");
  for (const person of people)
    if (led && person.role === "host" && /\p{Script=Han}/u.test(person.name)) person.role = "guest";
  return people.slice(0, MAX).map((person) => withRoster(person, brief));
}

/** An instructor leads the show if no one else does, and is a speaker if it has another host. */
function withTeaching(one: FoundPerson, source: string, { hostName }: PlanBrief): FoundPerson {
  const isOwn = hostName !== null && isSame(hostName, one.name);
  if (one.role !== "host" || isOwn) return one;
  const title = one.title ?? teachingTitle(source.slice(Math.max(0, one.at - 40), one.at));
  return { ...one, title, ...(isTeaching(title) && hostName !== null ? { role: "guest" as const } : {}) };
}

/** Whether a sentence belongs to a line that was read as part of the agenda. */
export function isInside(at: number, { lines }: Reading, agendaLines: ReadonlySet<number>): boolean {
  return (
    agendaLines.size > 0 &&
    lines.some((line) => agendaLines.has(line.at) && line.at <= at && at < line.at + line.text.length)
  );
}

/** "Ana" is Ana Ruiz if she was named before. */
function isSame(known: string, name: string): boolean {
  const [a, b] = [plainName(known), plainName(name)];
  if (a === b) return true;
  const short = a.length < b.length ? a : b;
  const long = short === a ? b : a;
  if (short.length < 2 || /[\p{Script=Han}]/u.test(short)) return short.length >= 2 && long.startsWith(short);
  return !short.includes(" ") && long.split(" ").includes(short);
}

function merge(known: Person, one: FoundPerson): void {
  if (plainName(one.name).length > plainName(known.name).length) {
    known.name = one.name;
    known.from = one.from;
  }
  if (RANK[one.role] > RANK[known.role]) known.role = one.role;
  known.title ??= one.title;
  known.company ??= one.company;
  known.topic ??= one.topic;
}

function withRoster(person: Person, brief: PlanBrief): Person {
  const guest =
    brief.guests.find(({ name }) => plainName(name) === plainName(person.name)) ??
    onlyOne(brief.guests.filter(({ name }) => isSame(name, person.name)));
  const isHost = brief.hostName !== null && isSame(brief.hostName, person.name) && !guest;
  const leads = person.role === "guest" && person.title !== null && LEADS.test(person.title);
  return {
    ...person,
    ...(leads ? { role: "moderator" as const } : {}),
    name: guest ? clip(guest.name, 200) : person.name,
    guest_id: guest?.id ?? null,
    ...(isHost && person.role === "guest" ? { role: "host" as const } : {}),
  };
}

/** Someone whose title is to lead shows leads this one too. */
const LEADS =
  /^(?:(?:the|our|la|le|de|die|der|el|il|o|a)\s|l['’])?(?:host|moderator(?:in)?|presenter|emcee|mc|chair|animat(?:eur|rice)|présentat(?:eur|rice)|modérat(?:eur|rice)|moderador[a]?|presentador[a]?|apresentador[a]?|mediador[a]?|moderat(?:ore|rice)|conduttore|conduttrice|presentat(?:or|rice|ore)|dagvoorzitter|gespreksleid(?:er|ster)|gastgeber(?:in)?|司会者?|進行役?|モデレーター)$/iu;

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

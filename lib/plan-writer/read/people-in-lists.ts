import { clip, quoted } from "../patterns";
import type { LabelKind } from "../words/labels";
import { CORPORATE, isAbsent, ON_TOPIC } from "../words/people-words";
import { isRole } from "../words/role-words";
import type { FoundPerson, PersonRole } from "./found-person";
import { nameAtStart } from "./person-names";
import { readAbout, splitAbout } from "./read-about";
import type { Line, Reading } from "./read-lines";

const ROLES: Partial<Record<LabelKind, PersonRole>> = {
  moderator: "moderator",
  host: "host",
  guest: "guest",
};
const SEPARATOR =
  /^[\s]*(?:[;,、。・/&+|]|and\b|und\b|et\b|y\b|e\b|ed\b|en\b|sowie\b|plus\b|with\b|mit\b|と|および)+[\s]*(?:(?:and|und|et|y|e|en|sowie|plus)\s)?/iu;
const INNER_ROLE =
  /^\s?[([](?:[^)\]]*\s)?(host|moderator|moderatorin|moderation|moderates|modération|modera|司会|moderatore|moderatrice|moderador|moderadora|modératrice|modérateur|gastgeber|gastgeberin|anfitrión|gastheer)[)\]]/iu;
const MAX_IN_LINE = 40;

/** Finds people after labels: "Guests: Ana Ruiz (CTO, Globex), Ben Okafor – budgets". */
export function findPeopleInList({ lines, source }: Reading): FoundPerson[] {
  return lines.flatMap((line) => {
    const role = line.label ? ROLES[line.label] : undefined;
    if (!role && line.label === null && isNameList(line.text)) return inLine(line, "guest", source);
    return role
      ? inLine(line, role, source)
      : (line.bullet || isNote(line)) && line.label !== "agenda" && line.label !== "private"
        ? bulleted(line, source)
        : [];
  });
}

/** Whether a line consists only of full names. */
const isNameList = (text: string): boolean => {
  const items = text.replace(/[.]\s*$/u, "").split(/\s*[,;]\s*|\s(?:and|und|et|y|e|en|&)\s/u);
  return (
    items.length >= 3 &&
    items.every((item) =>
      /^\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|di|da|del)\s)?\p{Lu}[\p{L}'’-]+){1,3}$/u.test(item),
    )
  );
};

/** "Mo Achterberg, bicycle mechanic in Utrecht" on a line of its own. */
const isNote = ({ text, part }: Line): boolean =>
  !part &&
  text.length <= 90 &&
  /^[^.!?:;]+$/u.test(text.trim()) &&
  /^\p{Lu}[\p{L}'’-]+\s[^,]{2,40},\s/u.test(text);

/** "Nadine Weber, 63 ans" */
const AGE = /^,\s\d{2}(?:\s(?:ans|jahre|years|años|anos|anni|jaar)(?![\p{L}])|歳)?/iu;

/** Reads a bullet without a label that starts with a full name and a role. */
function bulleted(line: Line, source: string): FoundPerson[] {
  const name = nameAtStart(line.text);
  if (!name || !/\s/.test(name.name)) return [];
  const about = readAbout(line.text.slice(name.to));
  const isKnown = (about.title && isRole(about.title)) || AGE.test(line.text.slice(name.to));
  const subject = /[:：]\s?(\S.{2,110})$/u.exec(line.text)?.[1] ?? null;
  return isKnown
    ? inLine(line, "guest", source)
        .slice(0, 1)
        .map((person) => ({ ...person, topic: person.topic ?? subject }))
    : [];
}

function inLine(line: Line, role: PersonRole, source: string): FoundPerson[] {
  const people: FoundPerson[] = [];
  let at = 0;
  while (at < line.text.length && people.length < MAX_IN_LINE) {
    const one = onePerson(line, at, role, source);
    if (!one) {
      // A role or a company before the name: "株式会社ミライ CTO 山田太郎", "our CTO Ana Ruiz".
      const next = skipToName(line.text, at);
      if (next === undefined) break;
      const before = line.text
        .slice(at, next)
        .replace(SEPARATOR, "")
        .replace(/[\s、,:の]+$/u, "");
      const behind = onePerson(line, next, role, source);
      if (!behind) break;
      if (before && isRole(before) && !behind.person.title) Object.assign(behind.person, splitAbout(before));
      people.push(behind.person);
      at = behind.to;
    } else {
      if (!one.absent) people.push(one.person);
      at = one.to;
    }
    const gap = SEPARATOR.exec(line.text.slice(at));
    if (!gap && at < line.text.length) {
      const semicolon = line.text.slice(at).search(/[;；]/);
      if (semicolon < 0) break;
      at += semicolon + 1;
    } else at += gap?.[0].length ?? 1;
  }
  return people;
}

function skipToName(text: string, at: number): number | undefined {
  for (const match of text.slice(at, at + 90).matchAll(/[\s、,:の]+/gu)) {
    const next = at + match.index + match[0].length;
    const name = nameAtStart(text.slice(next));
    if (
      name &&
      !isRole(name.name) &&
      (/\s/.test(name.name) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(name.name)) &&
      isRole(text.slice(at, next))
    )
      return next;
  }
  return undefined;
}

function onePerson(
  line: Line,
  at: number,
  given: PersonRole,
  source: string,
): { person: FoundPerson; to: number; absent: boolean } | undefined {
  const text = line.text.slice(at);
  const name = nameAtStart(text);
  if (
    !name ||
    name.name.length < 2 ||
    CORPORATE.test(name.name.split(" ").at(-1) ?? "") ||
    (!/\s/.test(name.name) && isRole(name.name))
  )
    return undefined;
  const behind = text.slice(name.to);
  const inner = INNER_ROLE.exec(behind);
  const role: PersonRole = inner ? (/host|gast|anfitri/i.test(inner[1] ?? "") ? "host" : "moderator") : given;
  const about = inner
    ? { title: null, company: null, length: inner[0].length }
    : listAbout(behind, line.text);
  const topic = topicBehind(behind.slice(about.length));
  const to = at + name.to + about.length + topic.length;
  return {
    person: {
      name: name.name,
      role,
      title: about.title,
      company: about.company,
      topic: topic.text,
      from: quoted(source.slice(line.at + at + name.at, line.at + to)),
      at: line.at + at + name.at,
    },
    to,
    absent: isAbsent("", behind),
  };
}

/** In a list, "Ana Ruiz, Globex; Ben Okafor, CTO" and "Ana Ruiz – CTO, Globex" say who a person is. */
function listAbout(behind: string, whole: string): ReturnType<typeof readAbout> {
  // "防災士 森本健、保育園園長 井上さちこ": what follows describes the next person.
  if (/^(?:さん|氏)?、[^、\s]{2,16}\s[\p{Script=Han}]{1,4}/u.test(behind))
    return { title: null, company: null, length: 0 };
  const about = readAbout(behind);
  if (about.length > 0) return about;
  // With semicolons between people, the text after a comma describes the person before it.
  const parted = /^,\s?([^;()]{2,90}?)\s*(?=;|$)/u.exec(behind.split(/\.\s/)[0] ?? "");
  if (parted?.[1] && /;/.test(whole))
    return { ...splitAbout(parted[1].replace(/\.$/, "")), length: parted[0].length };
  const dashed = /^\s?(?:–|—|-|\|)\s([^;,.]{2,70}(?:,\s?[^;,.]{2,50})?)/u.exec(behind);
  if (dashed?.[1] && isRole(dashed[1])) return { ...splitAbout(dashed[1]), length: dashed[0].length };
  const comma = /^,\s?([^;,()]{2,60}),\s?([^;,()]{2,60})\s*(?=;|$)/u.exec(behind);
  if (comma?.[1] && comma[2] && (isRole(comma[1]) || isRole(comma[2])))
    return { ...splitAbout(`${comma[1]}, ${comma[2]}`), length: comma[0].length };
  return about;
}

function topicBehind(behind: string): { text: string | null; length: number } {
  const lead = /^\s?(?:–|—|-|:|->|→)\s?/u.exec(behind) ?? ON_TOPIC.exec(behind);
  if (!lead) return { text: null, length: 0 };
  const text = /^[^;\n。]{3,110}?(?=;|$|。|,\s(?:and\s|und\s|et\s|y\s|e\s|en\s)?\p{Lu}\p{Ll}+\s\p{Lu})/u.exec(
    behind.slice(lead[0].length),
  )?.[0];
  if (!text) return { text: null, length: 0 };
  return {
    text: clip(text.replace(/[.\s]+$/u, "").replace(/^["“„«「']|["”“»」']$/gu, ""), 120),
    length: lead[0].length + text.length,
  };
}

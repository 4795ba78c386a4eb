import { quoted } from "../patterns";
import { CORPORATE } from "../words/people-words";
import { isRole } from "../words/role-words";
import { titleBefore } from "./about-before";
import type { FoundPerson } from "./found-person";
import { type FoundName, findJapaneseNames, findNames } from "./person-names";
import { type About, readAbout, splitAbout } from "./read-about";
import type { Span } from "./sentences";

const JOIN =
  /(?:^|[\s(])(?:with|by|from|mit|von|durch|avec|par|con|de|du|del|della|com|por|da|do|met|door|und|and|et|y|e|en|&|moderiert von|moderated by|hosted by)\s$|[–—:|(,;/-]\s?$|^\s*$|」\s?$/iu;
const LEAD =
  /\s*(?:[–—:|(,;/-]|(?<![\p{L}])(?:with|by|from|mit|von|durch|avec|par|con|com|por|da|de la|du|de|della|del|di|do|met|door|moderated by|hosted by|moderiert von|uitleg door|il|la|le))\s*$/iu;
/** Japanese names without an honorific: after a role, a department, or in brackets. */
const JA_BARE =
  /(?:\(|[:\s・×の](?=[\p{Script=Han}]{2}))([\p{Script=Han}々]{3,5}|[\p{Script=Han}]{1,3}[\p{Script=Hiragana}]{2,3})(?=\)|$|\s|\(|×|による|から|より)/gu;

interface Met extends FoundName {
  about: About & { at?: number };
}

/** Separates the people in an agenda item from its title. */
export function peopleInItem(item: Span, source: string): { rest: string; people: FoundPerson[] } {
  const met = namesIn(item.text);
  const people = met.map(({ name, at, to, about }): FoundPerson => {
    const before = item.text.slice(0, at);
    const role = /(?:moderat|moderiert|司会)/iu.test(before.slice(-24))
      ? "moderator"
      : /(?:hosted by|conduce)\s$/i.test(before)
        ? "host"
        : "guest";
    return {
      name,
      role,
      title: about.title,
      company: about.company,
      topic: null,
      from: quoted(source.slice(item.at + (about.at ?? at), item.at + to + about.length)),
      at: item.at + at,
    };
  });
  const [first] = met;
  const last = met.at(-1);
  if (!first || !last) return { rest: item.text, people };
  const head = trimLead(item.text.slice(0, first.about.at ?? first.at));
  const tail = item.text
    .slice(last.to + last.about.length)
    .replace(/^(?:さん|氏)?[\s):,;–—|-]*(?:による|から|の)?/u, "")
    .replace(/^(?:on|about|über|zu|sur|sobre|su|over)\s/iu, "")
    .replace(/\)\s*$/u, "")
    .trim();
  const rest = head && tail ? `${head}: ${tail}` : head || tail;
  const [only] = people;
  if (only && people.length === 1 && /\s/.test(tail) && !head) only.topic = quoted(tail);
  return { rest: rest.replace(/[\s(:,–—-]+$/u, ""), people };
}

function trimLead(text: string): string {
  let rest = text.replace(/\s?(?:講師|登壇|担当|発表|司会)[::]?\s*$/u, "");
  for (let round = 0; round < 3; round++) rest = rest.replace(LEAD, "");
  return rest.trim();
}

function namesIn(text: string): Met[] {
  const isJapanese = /[\p{Script=Han}\p{Script=Katakana}]/u.test(text);
  const names = [
    ...findNames(text),
    ...(isJapanese ? [...findJapaneseNames(text), ...bareJapanese(text)] : []),
  ].sort((a, b) => a.at - b.at);
  const met: Met[] = [];
  for (const name of names) {
    const last = met.at(-1);
    if (last && name.at < last.to + last.about.length) continue;
    const about = aboutIn(text, name);
    const before = text.slice(0, about.at ?? name.at);
    const words = name.name.split(" ");
    const isOwn = /[\p{Script=Han}\p{Script=Katakana}]/u.test(name.name);
    if (
      (words.length < 2 && !isOwn) ||
      CORPORATE.test(words.at(-1) ?? "") ||
      (!isOwn && about.at === undefined && !JOIN.test(before) && met.length === 0)
    )
      continue;
    if (!isOwn && !standsAlone(text, name, about, before)) continue;
    met.push({ ...name, about });
  }
  return met;
}

/** "Werkstattbericht Dienstplan-App": a long compound or an abbreviation isn't a name. */
const isHeading = (word: string): boolean =>
  word.length > 13 || /^(?:\p{Lu}{2,}|App|Tool|Web|Online|Live)$/u.test(word);

/** "Customer Success: what works" starts with capitals but isn't a person. */
function standsAlone(text: string, name: FoundName, about: About & { at?: number }, before: string): boolean {
  if (before.trim() !== "" || about.at !== undefined) return true;
  const after = text.slice(name.to);
  if (after.trim() === "" && about.length === 0 && name.name.split(/[\s-]/).some(isHeading)) return false;
  if (about.length > 0 && about.title !== null) return true;
  if (!/^\s*(?:[(,:–—|-]|on\b|about\b|über\b|sur\b|sobre\b|su\b|over\b|と|が|の|$)/u.test(after))
    return false;
  return (
    about.length > 0 || !/^\s*:/.test(after) || /^\p{Lu}\p{Ll}+(?:\s\p{L}+)*\s\p{Lu}\p{Ll}+$/u.test(name.name)
  );
}

const beginsWithName = (text: string): boolean =>
  findNames(text).some(
    ({ at, name }) => at === 0 && /\s/.test(name) && !name.split(" ").some((word) => CORPORATE.test(word)),
  );

function aboutIn(text: string, name: FoundName): About & { at?: number } {
  const after = text.slice(name.to);
  const inBrackets = /\([^()]*$/u.test(text.slice(0, name.at));
  const closing = /^,\s?([^()]{2,80})(?=\))/u.exec(after);
  if (inBrackets && closing?.[1] && !beginsWithName(closing[1]))
    return { ...splitAbout(closing[1]), length: closing[0].length };
  const about = readAbout(after);
  if (about.length > 0) return about;
  const office = /^\s(\p{Ll}{2,20}|[A-Z]{2,5})(?=\s?[-–—:,])/u.exec(after);
  if (office?.[1] && isRole(office[1])) return { title: office[1], company: null, length: office[0].length };
  // "Keynote – Eva Lind, Energy Agency": only the employer follows.
  const place = /[–—:-]\s?(?:(?:Dr|Prof)\.\s)*$/u.test(text.slice(0, name.at))
    ? /^,\s?(\p{Lu}[^,–—()]{2,50})\s*$/u.exec(after)
    : null;
  if (place?.[1] && findNames(place[1]).every(({ name: other }) => other !== place[1]))
    return { ...splitAbout(place[1]), length: place[0].length };
  if (place?.[1]) return { title: null, company: place[1].trim(), length: place[0].length };
  return titleBefore(text, name) ?? officeBefore(text, name) ?? about;
}

/** "校長あいさつ(高橋和夫)", "株式会社ミナト 総務課 渡辺沙織". */
function officeBefore(text: string, name: FoundName): (About & { at?: number }) | undefined {
  const before = text.slice(0, name.at);
  const title =
    /(校長|園長|院長|社長|会長|理事長|学長|所長|館長|市長|町長|村長|知事|教頭|部長|課長|店長|代表)(?:あいさつ|挨拶)?\($/u.exec(
      before,
    )?.[1];
  return title ? { title, company: null, length: 0 } : undefined;
}

function bareJapanese(text: string): FoundName[] {
  return [...text.matchAll(JA_BARE)].flatMap((match) => {
    const name = match[1] ?? "";
    const at = match.index + match[0].indexOf(name);
    const before = text.slice(0, at);
    // A department, a role or a bracket must precede it: "総務課 渡辺沙織", "校長あいさつ(高橋和夫)".
    const known =
      /\($/u.test(before) ||
      isRole(before.slice(-9)) ||
      /(?:課|部|室|社|大学|病院|店|会|局)\s$/u.test(before);
    return known && !isRole(name) && !/[部課室局係社店]$/u.test(name)
      ? [{ name, at, to: at + name.length }]
      : [];
  });
}

import type { Outline } from "../outline";
import { clip, quoted } from "../patterns";
import { isGossip } from "../words/email-words";
import { findDurations } from "./find-durations";
import { isSubject } from "./is-subject";
import { plainName } from "./plain-name";
import type { Line, Reading } from "./read-lines";
import { isInside } from "./read-people";
import { readPolls } from "./read-polls";
import type { Span } from "./sentences";
import { listOf, pieces, splitList } from "./split-list";
import { subjectsIn } from "./subjects-in";

type Topic = Outline["topics"][number];

const MAX = 20;
const LONGEST = 140;
const QUESTION_LIST = /(?<=\?)\s+/u;

/** Reads what the show is about: lists under labels, bullets, and topics in running text. */
export function readTopics(
  reading: Reading,
  agendaLines: ReadonlySet<number>,
  people: Outline["people"],
  wishes: readonly { at: number; wanted: boolean; what: string }[],
  language: string,
): Topic[] {
  const polls = readPolls(reading);
  const taken = new Set([...agendaLines, ...polls.bullets]);
  const named = new Set(people.flatMap(({ name }) => [plainName(name), plainName(name).split(" ")[0] ?? ""]));
  const labelled = reading.lines
    .filter(({ label, at }) => label === "topics" && !taken.has(at))
    .flatMap((line) => fromList(line, language));
  const bullets =
    labelled.length > 0
      ? []
      : reading.lines.filter(
          (line) => line.label === null && line.bullet && !taken.has(line.at) && isTopicBullet(line),
        );
  const told =
    labelled.length > 0 && !reading.transcript
      ? []
      : reading.sentences
          .filter(
            ({ at }) =>
              !isInside(at, reading, taken) &&
              !polls.sentences.has(at) &&
              !bullets.some((line) => line.at <= at && at < line.at + line.text.length),
          )
          .flatMap((sentence) => subjectsIn(sentence, language));
  const found = [
    ...labelled,
    ...bullets.map((line) => ({ text: withoutMinutes(line.text), at: line.at })),
    ...told,
  ];
  return unique(
    found.filter((span) => !isAsked(span, wishes)),
    reading.source,
    named,
  );
}

/** A line that refuses something, or starts with a request, isn't a topic. */
const isAsked = (
  { text, at }: Span,
  wishes: readonly { at: number; wanted: boolean; what: string }[],
): boolean =>
  wishes.some(
    (wish) =>
      wish.at >= at &&
      wish.at < at + text.length &&
      wish.what !== "story" &&
      (!wish.wanted
        ? wish.at - at < 40
        : wish.at - at < 12 && wish.what !== "interview" && wish.what !== "panel" && wish.what !== "quote"),
  );

const isTopicBullet = ({ text }: Line): boolean =>
  text.length <= LONGEST &&
  !isGossip(text) &&
  findDurations(withoutMinutes(text)).length === 0 &&
  !/[@]|https?:/.test(text);

/** "Saddle and handlebar, 8 min": returns a bullet's topic without its minutes. */
const withoutMinutes = (text: string): string =>
  text.replace(/\s?[,–—-]\s?\d{1,3}\s?(?:min(?:ut\p{L}*)?|mins|mn|m|['′]|分)\.?$/iu, "");

function fromList(line: Line, language: string): Span[] {
  const text = line.text.trim();
  if (!text || isGossip(text)) return [];
  const at = line.at + line.text.indexOf(text);
  if (!line.labelled)
    return line.bullet || text.length > 60 || !listOf(language).test(text)
      ? [{ text, at }]
      : splitList({ text, at }, language);
  if (QUESTION_LIST.test(text)) return pieces({ text, at }, text.split(QUESTION_LIST));
  return splitList({ text, at }, language);
}

function unique(found: readonly Span[], source: string, named: ReadonlySet<string>): Topic[] {
  const topics: Topic[] = [];
  const seen = new Set<string>();
  for (const { text, at } of found) {
    const clean = tidy(text);
    const key = clean.toLowerCase();
    if (!clean || seen.has(key) || !isSubject(clean, named) || beginsWithPerson(clean, named)) continue;
    seen.add(key);
    topics.push({ text: clip(clean, 140), from: quoted(source.slice(at, at + text.length)) });
  }
  return topics.slice(0, MAX);
}

/** "Nadine Weber, 63: her journey" belongs to the person, together with her topic. */
const beginsWithPerson = (text: string, named: ReadonlySet<string>): boolean => {
  const begin = plainName(/^[^,(:–—]{3,60}(?=\s?[,(:–—])/u.exec(text)?.[0] ?? "");
  return begin.includes(" ") && [...named].some((name) => name.includes(" ") && begin.endsWith(name));
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[*_#`]{1,3}/g, "")
    .replace(
      /^(?:and|und|et|y|e|en|also|auch|the following|following|folgende|then|dann|puis|first|zuerst)[\s:]+/iu,
      "",
    )
    .replace(/^(?:um (?=d(?:as|ie|en|er)\s)|(?:über|over|sobre|about|de|di|su)\s(?=\p{L}{3}))/iu, "")
    .replace(/\s(?:with|mit|avec|con|com|met)\s\p{Lu}\p{L}+\s\p{Lu}[^,]*$/u, "")
    .replace(/\s?\((?:ca\.\s)?\d{1,3}\s?(?:min|m|分|')[^)]*\)$/iu, "")
    .replace(/["“”„«»「」『』]/gu, "")
    .replace(/[\s.;,:。、–—-]+$/u, "")
    .replace(/^[\s.;,:。、–—-]+/u, "")
    .trim();

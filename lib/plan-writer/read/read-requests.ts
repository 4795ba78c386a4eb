import type { Outline } from "../outline";
import { quoted } from "../patterns";
import {
  LIST_GAP,
  LUNCH,
  ONE_OF_THEM,
  PLACES,
  REFUSED_AFTER,
  REFUSED_AFTER_JA,
  REFUSES,
  WISH_WORDS,
} from "../words/request-words";
import { findDurations } from "./find-durations";
import type { Reading } from "./read-lines";
import { type Span, sentencesOf } from "./sentences";
import { aboutOf, counted, type Hit, ownLength } from "./wish-details";

export type Request = Outline["requests"][number];
export interface FoundRequest extends Request {
  at: number;
  /** Offset of its length in the brief, so that it isn't taken for the show's length. */
  lengthAt: number | null;
}

const MAX = 40;

/** Reads what the brief requests and refuses, each kind once. A refusal outweighs a mention. */
export function readRequests(
  { lines, source, transcript }: Reading,
  agendaLines: ReadonlySet<number>,
): FoundRequest[] {
  const found: FoundRequest[] = [];
  const several =
    lines.reduce((count, { text }) => (count > 1 ? count : count + findDurations(text).length), 0) > 1;
  for (const line of lines) {
    if (line.label === "private" || line.label === "audience" || agendaLines.has(line.at)) continue;
    const people = line.label === "guest" || line.label === "host" || line.label === "moderator";
    if (people) continue;
    const refusedList = line.label === "refused";
    const labelled = line.labelled && line.label === "topics" ? [line] : sentencesOf(line);
    for (const sentence of labelled) found.push(...inSentence(sentence, source, refusedList, several));
    const own =
      line.label === null &&
      /^(?:poll|umfrage|sondage|encuesta|enquete|sondaggio|demo|q&a)$/iu.test(line.labelText);
    if (own || found.length > 400) break;
  }
  return merged(transcript ? found.filter(({ wanted }) => !wanted) : found);
}

function inSentence(sentence: Span, source: string, refusedList: boolean, several: boolean): FoundRequest[] {
  const { text } = sentence;
  const hits = hitsIn(text);
  if (hits.length === 0) return [];
  const lengths = findDurations(text);
  let before: { to: number; refused: boolean } | undefined;
  return hits.map((hit) => {
    const lead = text.slice(Math.max(0, hit.at - 40), hit.at);
    const behind = text.slice(hit.to, hit.to + 120);
    const carried = before?.refused === true && LIST_GAP.test(text.slice(before.to, hit.at));
    const refused =
      refusedList ||
      REFUSES.test(lead) ||
      REFUSED_AFTER.test(behind) ||
      REFUSED_AFTER_JA.test(behind) ||
      carried ||
      refusedAhead(text.slice(hit.to));
    before = { to: hit.to, refused };
    const length = refused ? undefined : ownLength(hit, hits, lengths, text, several);
    const lunch = lunchOf(text, hit);
    const about =
      lunch ?? (refused ? null : aboutOf(text, hit, behind, restOfLine(source, sentence.at + text.length)));
    const place = PLACES.find(([, pattern]) => pattern.test(clauseOf(text, hit)))?.[0];
    const from = Math.max(0, Math.min(hit.at, length?.at ?? hit.at) - (refused ? 20 : 0));
    const to = Math.max(
      hit.to,
      length?.to ?? 0,
      hit.to + (about && !lunch && behind.includes(about) ? behind.indexOf(about) + about.length : 0),
      place || refused ? Math.min(text.length, hit.to + 30) : 0,
    );
    return {
      what: hit.what,
      wanted: !refused,
      about,
      seconds: length?.seconds ?? null,
      from: quoted(wholeWords(source, sentence.at + from, sentence.at + to)),
      ...(place ? { place } : {}),
      ...(hit.what === "break" && !lunch ? countedWithoutLunch(text, hit, hits) : {}),
      at: sentence.at + hit.at,
      lengthAt: length ? sentence.at + length.at : null,
    };
  });
}

/** Returns the word for lunch, if the break is one. */
const lunchOf = (text: string, { what, at, to }: Hit): string | null => {
  const said = text.slice(at, to);
  return what === "break" && LUNCH.test(said) ? said : null;
};

/** Returns the number of breaks besides lunch: "three breaks including lunch" are two and lunch. */
function countedWithoutLunch(text: string, hit: Hit, hits: readonly Hit[]): { count?: number } {
  const { count } = counted(text, hit);
  if (count === undefined) return {};
  const among = hits.some(
    (other) =>
      other.at > hit.to && lunchOf(text, other) !== null && ONE_OF_THEM.test(text.slice(hit.to, other.at)),
  );
  return { count: among && count > 1 ? count - 1 : count };
}

/** Returns the rest of the line after a sentence. */
const restOfLine = (source: string, at: number): string => source.slice(at, at + 120).split("\n")[0] ?? "";

/** Returns the clause of this request alone: up to a comma or an "and" on either side. */
function clauseOf(text: string, { at, to }: Hit): string {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(CLAUSE)
      .at(-1) ?? "";
  const behind = text.slice(to, to + 60).split(CLAUSE)[0] ?? "";
  return `${before}${text.slice(at, to)}${behind}`;
}

const CLAUSE = /[,;.:、。()]|\s(?:and|und|et|y|e|en|then|dann|puis|luego|depois|poi|daarna)\s/iu;

/** "Neither demo nor poll" is matched earlier; "デモや投票はなし" refuses everything in its list. */
const refusedAhead = (behind: string): boolean =>
  /^(?:や|と|も|、|・)[^。、]{1,12}(?:は|も)?(?:なし|無し|不要|いりません|しません)/u.test(behind);

function wholeWords(source: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (
    start > 0 &&
    start > from - 20 &&
    /[\p{L}\p{N}]/u.test(source[start - 1] ?? "") &&
    /[\p{Script=Latin}\p{N}]/u.test(source[start] ?? "")
  )
    start -= 1;
  while (end < source.length && end < to + 20 && /[\p{Script=Latin}\p{N}]/u.test(source[end] ?? "")) end += 1;
  return source.slice(start, end);
}

function hitsIn(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const [what, pattern] of WISH_WORDS)
    for (const match of text.matchAll(pattern)) {
      const hit = { what, at: match.index, to: match.index + match[0].length };
      if (!hits.some((other) => hit.at < other.to && other.at < hit.to)) hits.push(hit);
    }
  return hits.sort((a, b) => a.at - b.at).slice(0, 20);
}

/** There is one request of each kind. Lunch is a kind of its own. */
const kindOf = ({ what, about }: Request): string => (what === "break" && about !== null ? "lunch" : what);

function merged(found: readonly FoundRequest[]): FoundRequest[] {
  const done: FoundRequest[] = [];
  for (const one of found) {
    const same = done.find((other) => kindOf(other) === kindOf(one) && other.wanted === one.wanted);
    if (!same) done.push({ ...one });
    else {
      same.about ??= one.about;
      if (same.seconds === null) Object.assign(same, { seconds: one.seconds, lengthAt: one.lengthAt });
      same.place ??= one.place;
      same.count ??= one.count;
    }
  }
  // If the brief says both, the refusal wins, as the more deliberate statement.
  const refused = new Set(done.filter(({ wanted }) => !wanted).map(kindOf));
  return done.filter((one) => !one.wanted || !refused.has(kindOf(one))).slice(0, MAX);
}

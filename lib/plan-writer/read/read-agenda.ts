import { segmentTypeOf } from "../words/segment-words";
import type { AgendaItem } from "./agenda-item";
import { findClockSpans } from "./find-clock-spans";
import { findDurations } from "./find-durations";
import { clip, quoted } from "./patterns";
import { peopleInItem } from "./people-in-item";
import type { Line, Reading } from "./read-lines";
import { readOrder } from "./read-order";
import type { FoundPerson } from "./read-people";
import type { Span } from "./sentences";

export interface FoundAgenda {
  items: AgendaItem[];
  people: FoundPerson[];
  /** Where the lines that it was read from begin. */
  lines: Set<number>;
}

interface Timed {
  line: Span;
  title: string;
  /** Where the title stands in the brief. */
  titleAt: number;
  seconds: number | null;
  start: number | null;
  end: number | null;
  /** What was taken as its time does not count as the show's length. */
}

const MOST_ITEMS = 40;
const BARE_MINUTES = /\((\d{1,3})\)\s*$/;
const LEAD = /^[\s|:.–—\-→>*•]+/u;
const TAIL = /[\s|:,–—\-→(*]+$/u;

/** The run of show that the brief already has: lines with times, or a list under a label such as "Agenda". */
export function readAgenda(reading: Reading): FoundAgenda {
  const none: FoundAgenda = { items: [], people: [], lines: new Set() };
  if (reading.transcript) return none;
  const block =
    timedBlock(reading.lines) ??
    (isOrdered(reading) ? undefined : inlineList(reading.lines)) ??
    labelledList(reading.lines);
  if (!block) return none;
  const timed = withClock(block).slice(0, MOST_ITEMS);
  const found = timed.map((one, index) =>
    itemOf(one, reading.source, { first: index === 0, last: index === timed.length - 1 }),
  );
  return {
    items: found.map(({ item }) => item),
    people: found.flatMap(({ people }) => people),
    lines: new Set(
      block.flatMap(({ line }) =>
        reading.lines
          .filter(({ at, text }) => at <= line.at && line.at < at + Math.max(1, text.length))
          .map(({ at }) => at),
      ),
    ),
  };
}

/** "First …, then …" says more than the commas between its parts. */
const isOrdered = (reading: Reading): boolean => (readOrder(reading)?.items.length ?? 0) >= 3;

/** At least two lines that begin or end with a time, and that are most of what has times. */
function timedBlock(lines: readonly Line[]): Timed[] | undefined {
  const timed: (Timed & { index: number })[] = [];
  lines.forEach((line, index) => {
    if (line.part || (line.label !== null && !["agenda", "topics"].includes(line.label))) return;
    const one = lineTime(line, line.bullet || line.label === "agenda");
    if (
      one &&
      !WHOLE.test(one.title) &&
      (line.bullet || line.label === "agenda" || one.start !== null || isShort(line.text))
    )
      timed.push({ ...one, index });
  });
  const [first] = timed;
  const last = timed.at(-1);
  if (!first || !last || timed.length < 2) return undefined;
  // One bullet of many that tells a length asks for something; it makes no agenda of the others.
  const bullets = lines.filter(({ bullet, label }) => bullet && label !== "guest").length;
  const clocked = timed.some(({ start }) => start !== null);
  if (!clocked && timed.filter(({ index }) => lines[index]?.bullet).length * 2 < bullets) return undefined;
  const underLabel = timed.some(({ index }) => lines[index]?.label === "agenda" || lines[index]?.bullet);
  const near = timed.filter((one, place) => place === 0 || one.index - (timed[place - 1]?.index ?? 0) <= 4);
  if (timed.length === 2 && !underLabel && near.length < 2) return undefined;
  // Untimed lines of the same list are parts too.
  const inside = lines.slice(first.index, last.index + 1).flatMap((line, offset): Timed[] => {
    const one = timed.find(({ index }) => index === first.index + offset);
    if (one) return [one];
    const isPart =
      line.bullet &&
      line.label === lines[first.index]?.label &&
      lines[first.index]?.bullet === true &&
      timed.length >= 2 &&
      line.text.length < 90;
    return isPart && !timed.some(({ start }) => start !== null) ? [untimed(line)] : [];
  });
  const before = leadingParts(lines, first.index);
  const behind = trailingParts(
    lines,
    last.index,
    timed.some(({ start }) => start !== null),
  );
  return [...before, ...inside, ...behind];
}

/** What is left of a line that gives the whole show's length. */
const WHOLE =
  /^(?:(?:in )?total|(?:en|au) tou?t?(?:al)?|en tout|insgesamt|gesamt(?:dauer|zeit)?|max\.?|(?:in )?tutto|in totale|(?:in )?totaal|no total|ao todo|tempo total|(?:total )?(?:duration|length|time)|durata|durée|dauer|duur|duración|duração|show|webinar|全体で?|合計|全部で?|時間)[:\s]*$/iu;

const untimed = (line: Span): Timed => ({
  line,
  title: line.text.trim(),
  titleAt: line.at + line.text.length - line.text.trimStart().length,
  seconds: null,
  start: null,
  end: null,
});

function leadingParts(lines: readonly Line[], from: number): Timed[] {
  const parts: Timed[] = [];
  for (let index = from - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line?.bullet || !lines[from]?.bullet || line.label !== lines[from]?.label || line.text.length > 90)
      break;
    parts.unshift(untimed(line));
  }
  return parts;
}

function trailingParts(lines: readonly Line[], from: number, clock: boolean): Timed[] {
  const parts: Timed[] = [];
  for (let index = from + 1; index < lines.length && !clock; index++) {
    const line = lines[index];
    if (!line?.bullet || !lines[from]?.bullet || line.label !== lines[from]?.label || line.text.length > 90)
      break;
    parts.push(untimed(line));
  }
  return parts;
}

/** "09:00–09:30 Welcome", "Intro (5 min)", "5 min: Intro". */
function lineTime(line: Span, listed: boolean): Timed | undefined {
  const { text } = line;
  if (text.length > 220 || text.trim() === "") return undefined;
  const clocks = findClockSpans(text);
  const clock = clocks.find(({ at }) =>
    /^[\s|[(*]*(?:um |ab |à |at |om |alle |de |from |von |ore |a las |às |kl\.? )?$/iu.test(
      text.slice(0, at),
    ),
  );
  if (clock) {
    const title = text.slice(clock.to);
    const bare = strip(title);
    if (bare.text.length < 2) return undefined;
    // "14:00–15:00 on 5 May": a sentence about when the show is, no part of it.
    const minutes = findDurations(title).find(({ at, to }) => isEdge(title, at, to));
    const cut = minutes ? cutOut(title, minutes.at, minutes.to) : title;
    return {
      line,
      ...titleOf(cut, line.at + clock.to),
      seconds: minutes?.seconds ?? null,
      start: clock.start,
      end: clock.end,
    };
  }
  const offsets =
    /^\s*\[?(?:min(?:ute)?s?\.?\s)?(\d{1,3})\s?[-–]\s?(\d{1,3})(?:\s?(?:min(?:ute)?[sn]?\.?|'|分))\]?\s*[:|–-]?\s*(?=\S)/iu.exec(
      text,
    );
  if (
    offsets &&
    Number(offsets[2]) > Number(offsets[1]) &&
    (Number(offsets[1]) === 0 || Number(offsets[1]) >= 5)
  )
    return {
      line,
      ...titleOf(text.slice(offsets[0].length), line.at + offsets[0].length),
      seconds: null,
      start: Number(offsets[1]),
      end: Number(offsets[2]),
    };
  const length = findDurations(text).find(({ at, to, seconds }) => seconds <= 14_400 && isEdge(text, at, to));
  if (!length || (!listed && isSentence(text))) return undefined;
  const atStart = length.at <= 3;
  const rest = atStart ? text.slice(length.to) : cutOut(text, length.at, length.to);
  const found = titleOf(rest, line.at + (atStart ? length.to : 0));
  return found.title.length < 2
    ? undefined
    : { line, ...found, seconds: length.seconds, start: null, end: null };
}

const isEdge = (text: string, at: number, to: number): boolean =>
  /^[\s|[(*]*(?:ca\.?\s|~|about\s)?$/iu.test(text.slice(0, at)) ||
  /^[\s)|\].*]*$/u.test(text.slice(to)) ||
  (/[([]\s?(?:ca\.?\s|~)?$/u.test(text.slice(0, at)) && /^\s?[)\]]/u.test(text.slice(to))) ||
  (/[([]\s?(?:ca\.?\s|~)?$/u.test(text.slice(0, at)) && /^[^)\]]{0,60}[)\]]/u.test(text.slice(to)));

/** Without a bullet only what looks like a row of a table is one. */
const isShort = (text: string): boolean =>
  text.trim().length <= 90 &&
  !/[.!?]\s+\p{Lu}|[.!?。]\s*$/u.test(text.trim().replace(/(?:min|std|h)\.$/iu, ""));

/** Whole sentences mention lengths too; a part of a show is named, not told. */
const isSentence = (text: string): boolean =>
  text.length > 120 ||
  /(?<![\p{L}])(?:should|would|please|we|i|it|must|is|are|want|need|wir|ich|soll(?:te)?|bitte|ist|sind|nous|je|il faut|doit|est|queremos|quiero|debe|es|dura|queremos|deve|vogliamo|vorrei|dovrebbe|è|wij|we|ik|moet|graag|duurt)(?![\p{L}])/iu.test(
    text.replace(/\([^)]*\)/g, ""),
  ) ||
  /(?:ます|です|ください|したい)[。\s]*$/u.test(text);

const cutOut = (text: string, at: number, to: number): string => {
  const open = /[([]\s?(?:ca\.?\s|~)?$/u.exec(text.slice(0, at));
  const close = open ? /^\s?[)\]]/u.exec(text.slice(to)) : null;
  if (open && close) return `${text.slice(0, at - open[0].length)} ${text.slice(to + close[0].length)}`;
  return `${text.slice(0, at).replace(/(?:[–—:,|-]|\bca\.)\s*$/u, "")}${text.slice(to).replace(/^\s*,/u, "")}`;
};

function strip(raw: string): { text: string; lead: number } {
  const lead = LEAD.exec(raw)?.[0].length ?? 0;
  return { text: raw.slice(lead).replace(TAIL, "").trim(), lead };
}

function titleOf(raw: string, at: number): { title: string; titleAt: number } {
  const { text, lead } = strip(raw);
  return { title: text.replace(/\s*\|\s*/g, " – "), titleAt: at + lead };
}

/** "5 min intro, 20 min talk by Ana, 10 min Q&A" in one sentence. */
function inlineList(lines: readonly Line[]): Timed[] | undefined {
  for (const line of lines) {
    if (line.label === "private" || line.label === "length") continue;
    const bare = line.label === "agenda" ? bareMinutes(line) : undefined;
    if (bare) return bare;
    if (findDurations(line.text).length < 3) continue;
    const items: Timed[] = [];
    let at = 0;
    for (const part of line.text.split(
      /(?:,\s(?:(?:then|and|und|dann|puis|et|luego|y|depois|e|poi|daarna|en)\s)?|;\s?|\s?→\s?|\s?->\s?|、|\.\s|\s(?:then|and then|followed by|dann|danach|puis|luego|depois|poi|daarna)\s|:\s)/iu,
    )) {
      const from = line.text.indexOf(part, at);
      at = from + part.length;
      const one = inlineTime({ text: part, at: line.at + from });
      if (one) items.push(one);
    }
    if (items.length >= 3) return items;
  }
  return undefined;
}

function inlineTime(part: Span): Timed | undefined {
  const length = findDurations(part.text)[0];
  if (!length || part.text.length > 120) return undefined;
  const before = part.text.slice(0, length.at);
  const behind = part.text
    .slice(length.to)
    .replace(/^\s?(?:(?:of|for|de|von|für|di|da|van|voor)\s|d['’]|の)/iu, "");
  const title =
    strip(behind).text.length > 1
      ? behind
      : before.replace(/(?:(?<![\p{L}])(?:a|an|with|for|of|de|mit|eine?n?|une?|las?|il|een)\s)+$/iu, "");
  const found = titleOf(title, part.at);
  if (
    found.title.length < 2 ||
    found.title.split(" ").length > 12 ||
    WHOLE.test(found.title) ||
    TOLD.test(found.title)
  )
    return undefined;
  return {
    line: part,
    title: found.title.replace(/[.)]+$/u, ""),
    titleAt: part.at + Math.max(0, part.text.indexOf(found.title)),
    seconds: length.seconds,
    start: null,
    end: null,
  };
}

/** What is told in a sentence is no part of a show. */
const TOLD =
  /(?<![\p{L}])(?:total|insgesamt|we (?:have|get|thought)|wir (?:haben|dachten)|nous avons|tenemos|pone|así que|mais|pero|aber|but|temos|abbiamo|hebben|unos|ungefähr|about|circa|nobody|niemand)(?![\p{L}])/iu;

/** "Agenda: intro (5), talk (20), Q&A (20)": under this label a bare number means minutes. */
function bareMinutes(line: Line): Timed[] | undefined {
  const items: Timed[] = [];
  let at = 0;
  for (const part of line.text.split(/[,;]\s*|、/u)) {
    const from = line.text.indexOf(part, at);
    at = from + part.length;
    const minutes = BARE_MINUTES.exec(part.trim())?.[1];
    if (!minutes) return undefined;
    const title = part.trim().replace(BARE_MINUTES, "").trim();
    items.push({
      line: { text: part, at: line.at + from },
      title,
      titleAt: line.at + from,
      seconds: Number(minutes) * 60,
      start: null,
      end: null,
    });
  }
  return items.length >= 2 ? items : undefined;
}

/** A list under "Agenda" without any times is an order. */
function labelledList(lines: readonly Line[]): Timed[] | undefined {
  const under = lines.filter(({ label, text }) => label === "agenda" && text.trim() !== "");
  const listed = under.filter(({ labelled }) => !labelled);
  if (listed.length >= 2) return listed.filter(({ text }) => text.length < 140).map(untimed);
  const [line] = under;
  if (!line || under.length > 1) return undefined;
  const items: Timed[] = [];
  let at = 0;
  for (const part of line.text.split(
    /,\s(?:(?:then|and|und|dann|puis|et|luego|y|depois|e|poi|daarna|en)\s)?|;\s?|\s?→\s?|\s?->\s?|、|\s?\/\s?|\s-\s/iu,
  )) {
    const from = line.text.indexOf(part, at);
    at = from + part.length;
    const title = part.replace(/[.。]\s*$/u, "").trim();
    if (title.length > 1) items.push(untimed({ text: title, at: line.at + from }));
  }
  return items.length >= 3 ? items : undefined;
}

/** Where only beginnings are given, a part ends where the next begins. */
function withClock(items: Timed[]): Timed[] {
  return items
    .map((item, index) => {
      if (item.seconds !== null || item.start === null) return item;
      const next = items.slice(index + 1).find(({ start }) => start !== null)?.start ?? null;
      const end =
        item.end ??
        (next !== null && next > item.start
          ? next
          : next !== null && next + 720 > item.start && next < item.start
            ? next + 720
            : null);
      return { ...item, seconds: end === null ? null : (end - item.start) * 60 };
    })
    .filter(
      (item, index, all) =>
        !(index === all.length - 1 && item.start !== null && item.seconds === null && OVER.test(item.title)),
    );
}

/** "Saluti" opens a show and ends one. */
function typeAt(
  type: AgendaItem["type"],
  { first, last }: { first: boolean; last: boolean },
): AgendaItem["type"] {
  if (first && !last && type === "outro") return "intro";
  return last && !first && type === "intro" ? "outro" : type;
}

/** "15:00 off air" says when it is over and is no part. */
const OVER =
  /^(?:(?:the )?end(?: of (?:the )?(?:show|stream|day))?|ende|off air|fin(?: de .*)?|final|fim|fine|einde|close|done|finish|schluss|over|cierre|feierabend|we['’]re done|(?:cierre|close|end|ende|fine|fin|fim) (?:y|and|und|e|et|en) \p{L}+|終了|終わり|解散|閉会)[.!]?$/iu;

function itemOf(
  { line, title, titleAt, seconds }: Timed,
  source: string,
  at: { first: boolean; last: boolean },
): { item: AgendaItem; people: FoundPerson[] } {
  const { rest, people } = peopleInItem({ text: title, at: titleAt }, source);
  const shown = clip(
    (rest || title)
      .replace(/https?:\/\/\S+|\S+@\S+\.\S+/g, "")
      .replace(/\s+/g, " ")
      .replace(/^["“„«「]|["”“»」]$/gu, "")
      .trim() || title,
    200,
  );
  return {
    item: {
      title: clip(shown, 200),
      seconds: seconds === null ? null : Math.min(14_400, Math.max(5, seconds)),
      type: typeAt(segmentTypeOf(title), at),
      people: people.map(({ name }) => clip(name, 200)).slice(0, 20),
      from: quoted(source.slice(line.at, line.at + line.text.length)),
    },
    people,
  };
}

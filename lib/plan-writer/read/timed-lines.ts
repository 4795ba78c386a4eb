import { segmentTypeOf } from "../words/segment-type-of";
import { findClockSpans } from "./find-clock-spans";
import { findDurations } from "./find-durations";
import type { Line } from "./read-lines";
import type { Span } from "./sentences";
import { strip, type Timed, titleOf, untimed, WHOLE } from "./timed";

/** Finds at least two lines that start or end with a time and make up most of the lines with times. */
export function timedBlock(lines: readonly Line[]): Timed[] | undefined {
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
  if (isHead(timed, lines)) timed.shift();
  const [first] = timed;
  const last = timed.at(-1);
  const rest = last ? theRest(lines, last.index) : [];
  if (!first || !last || timed.length + rest.length < 2 || areWishes(timed, lines)) return undefined;
  // A single bullet with a length among many is a request; it doesn't turn the others into an agenda.
  const bullets = lines.filter(({ bullet, label }) => bullet && label !== "guest").length;
  const clocked = timed.some(({ start }) => start !== null);
  if (!clocked && timed.filter(({ index }) => lines[index]?.bullet).length * 2 < bullets) return undefined;
  const underLabel = timed.some(({ index }) => lines[index]?.label === "agenda" || lines[index]?.bullet);
  const near = timed.filter((one, place) => place === 0 || one.index - (timed[place - 1]?.index ?? 0) <= 4);
  if (timed.length === 2 && !underLabel && near.length < 2) return undefined;
  // Untimed lines of the same list are items too.
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
  return [...before, ...inside, ...behind, ...rest];
}

type Placed = Timed & { index: number };

/** "15 min, quick one", "all hands thurs 25m": the first note gives the whole length. */
function isHead(timed: readonly Placed[], lines: readonly Line[]): boolean {
  const [first, ...others] = timed;
  if (first?.index !== 0 || first.start !== null || first.seconds === null) return false;
  const line = lines[0];
  if (others.length === 0 || !line || line.bullet || line.label !== null) return false;
  const sum = others.reduce((all, { seconds }) => all + (seconds ?? 0), 0);
  const isFirst = (findDurations(line.text)[0]?.at ?? 99) <= 3;
  return sum <= first.seconds && (isFirst || DAY.test(line.text));
}

const DAY =
  /(?<![\p{L}])(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun|mo|di|mi|do|fr|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|qua|qui|sex|gio|ma|wo|vr|za|zo|today|tomorrow|all hands|town hall|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}])/iu;

/** "Demo 5 min" and "questions 5 min" among notes without times are requests, not an agenda. */
function areWishes(timed: readonly Placed[], lines: readonly Line[]): boolean {
  const whole = findDurations(lines[0]?.text ?? "")[0]?.seconds ?? 0;
  const sum = timed.reduce((all, { seconds }) => all + (seconds ?? 0), 0);
  return (
    whole > sum * 1.5 &&
    timed.every(
      ({ index, start, title }) =>
        start === null &&
        !lines[index]?.bullet &&
        lines[index]?.label === null &&
        WISHES.includes(segmentTypeOf(title)),
    )
  );
}

const WISHES: readonly (string | null)[] = ["demo", "qa", "poll", "break", "video", "quote"];

/** "Rest = Q&A": the remaining time. */
function theRest(lines: readonly Line[], from: number): Timed[] {
  const line = lines.slice(from + 1, from + 3).find(({ text }) => REST.test(text));
  return line ? [untimed({ text: line.text.replace(REST, ""), at: line.at })] : [];
}

const REST =
  /^\s*(?:the |der |le |el |il |o |de )?(?:rest|remaining time|remainder|reste|resto|restante|残り)\s?(?:=|:|is|ist|for|für|pour|para|per|voor|は)\s?/iu;

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
    // "14:00–15:00 on 5 May": a sentence about when the show is, not an agenda item.
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
  if (!length || (!listed && isSentence(named(text, length.at)))) return undefined;
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
  (/[([]\s?(?:ca\.?\s|~)?$/u.test(text.slice(0, at)) && /^[^)\]]{0,60}[)\]]/u.test(text.slice(to))) ||
  // "Accounts, 15 min (Marta Figueiredo, treasurer)"
  (/[,–—|-]\s?$/u.test(text.slice(0, at)) && /^\s?[([][^()[\]]{2,80}[)\]]\s*$/u.test(text.slice(to)));

/** Without a bullet, only what looks like a table row counts. */
const isShort = (text: string): boolean =>
  text.trim().length <= 90 &&
  !/[.!?]\s+\p{Lu}|[.!?。]\s*$/u.test(text.trim().replace(/(?:min|std|h)\.$/iu, ""));

/** "Hiring freeze, why and when it ends, 5 min": the text before the first comma names the item. */
const named = (text: string, at: number): string =>
  text.length <= 80 && /,\s?$/u.test(text.slice(0, at)) ? (text.split(",")[0] ?? text) : text;

/** Full sentences mention lengths too, but an agenda item is a name, not a sentence. */
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

import { findDurations } from "./find-durations";
import type { Line } from "./read-lines";
import type { Span } from "./sentences";
import { strip, type Timed, titleOf, untimed, WHOLE } from "./timed";

/** A list with more items isn't a show. */
const MAX_IN_LINE = 40;
const JAPANESE_PROSE = /(?:ます|です|ください|ました)。/u;
const BARE_MINUTES = /\((\d{1,3})\)\s*$/;
/** "5 min intro, 20 min talk by Ana, 10 min Q&A" in one sentence. */
export function inlineList(lines: readonly Line[]): Timed[] | undefined {
  for (const line of lines) {
    if (line.label === "private" || line.label === "length" || JAPANESE_PROSE.test(line.text)) continue;
    const bare = line.label === "agenda" ? bareMinutes(line) : undefined;
    if (bare) return bare;
    const lengths = findDurations(line.text).length;
    if (lengths < 3 || lengths > MAX_IN_LINE) continue;
    const items: Timed[] = [];
    let at = 0;
    let pending: string | null = null;
    let pendingAt = 0;
    for (const part of line.text.split(
      /(?:,\s(?:(?:then|and|und|dann|puis|et|luego|y|depois|e|poi|daarna|en)\s)?|;\s?|\s?→\s?|\s?->\s?|、|\.\s|\s(?:then|and then|followed by|dann|danach|puis|luego|depois|poi|daarna)\s|:\s)/iu,
    )) {
      const from = line.text.indexOf(part, at);
      at = from + part.length;
      const one = inlineTime({
        text: joinedTo(pending, part),
        at: line.at + (pending === null ? from : pendingAt),
      });
      if (one) items.push(one);
      // "Customer panel with Joan Rivers, 20 minutes": the length follows after a comma of its own.
      pending = one || findDurations(part).length > 0 || items.length === 0 ? null : part;
      pendingAt = from;
    }
    if (items.length >= 3) return items;
  }
  return undefined;
}

const joinedTo = (pending: string | null, part: string): string =>
  pending !== null &&
  strip(part.slice(findDurations(part)[0]?.to ?? 0)).text.length < 2 &&
  (findDurations(part)[0]?.at ?? 99) < 3
    ? `${pending}, ${part}`
    : part;

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
      : before.replace(/(?:(?<![\p{L}&])(?:a|an|with|for|of|de|mit|eine?n?|une?|las?|il|een)\s)+$/iu, "");
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
    title: found.title.replace(found.title.includes("(") ? /[.]+$/u : /[.)]+$/u, ""),
    titleAt: part.at + Math.max(0, part.text.indexOf(found.title)),
    seconds: length.seconds,
    start: null,
    end: null,
  };
}

/** Words of a statement, which isn't an agenda item. */
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
export function labelledList(lines: readonly Line[]): Timed[] | undefined {
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

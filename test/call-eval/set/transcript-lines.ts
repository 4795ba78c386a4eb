import type { Line } from "./expected";

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const BARE_TIME = new RegExp(`^[[(]?${TIME}[\\])]?$`);
const LEADING_TIME = new RegExp(`^[[(]?(${TIME})[\\])]?\\s*(?:[-–]\\s*)?`);
const CUE_TIMING = new RegExp(`^(${TIME}) --> `);
const FILE_HEADER = /^(?:WEBVTT\b|NOTE\b|Kind:|Language:)/;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Without characters that can't be seen. */
export const visible = (text: string): string => text.replace(INVISIBLE, "");

/** A row of a file with the number of the line that it belongs to, or null for headers and timings. */
export interface NumberedRow {
  row: string;
  line: number | null;
}

/**
 * Numbers the lines of a transcript by the rule in the guide. It knows the labels in advance, so that it needs
 * no guess about what a label looks like.
 */
export function numberRows(rows: readonly string[], labels: readonly string[]) {
  const lines: Line[] = [];
  const numbered: NumberedRow[] = [];
  const isCues = rows.some((row) => CUE_TIMING.test(row.trim()));
  let speaker: string | null = null;
  let start: number | null = null;
  let begins = labels.length === 0;
  /** The row before says who speaks from when. */
  let isHeaded = false;
  const add = (text: string, by: string | null) => {
    lines.push({ line: lines.length + 1, speaker: by, text, start_sec: start });
    begins = labels.length === 0 && !isCues;
    isHeaded = false;
  };

  for (const row of rows) {
    const text = row.trim();
    const before = lines.length;
    let counts = true;
    const cue = CUE_TIMING.exec(text);
    const label = labelOf(text, labels);
    if (visible(text) === "" || FILE_HEADER.test(text) || (isCues && /^\d+$/.test(text))) counts = false;
    else if (cue) {
      start = seconds(cue[1]);
      begins = true;
      speaker = null;
      counts = false;
    } else if (BARE_TIME.test(text)) {
      start = seconds(text);
      counts = false;
    } else if (label && label.rest === null && !(isHeaded && label.start === null)) {
      speaker = label.speaker;
      start = label.start ?? start;
      begins = true;
      counts = false;
      isHeaded = label.start !== null;
    } else if (label?.rest) {
      if (label.start !== null) start = label.start;
      add(label.rest, label.speaker);
      begins = false;
    } else if (begins) {
      const time = labels.length === 0 && !isCues ? LEADING_TIME.exec(text) : null;
      if (time) start = seconds(time[1]);
      add(time ? text.slice(time[0].length) : text, speaker);
    } else {
      const last = lines.at(-1);
      if (last) last.text += ` ${text}`;
      else counts = false;
    }
    numbered.push({ row, line: counts ? Math.max(before, lines.length) : null });
  }
  return { lines, numbered };
}

interface Label {
  speaker: string;
  start: number | null;
  /** What is said; null where the label has a row of its own. */
  rest: string | null;
}

function labelOf(text: string, labels: readonly string[]): Label | null {
  const voice = /^<v ([^>]+)>(.*?)(?:<\/v>)?$/.exec(text);
  if (voice?.[1] && voice[2] !== undefined) return { speaker: voice[1], start: null, rest: voice[2].trim() };
  const leading = LEADING_TIME.exec(text);
  const body = leading ? text.slice(leading[0].length) : text;
  const speaker = labels
    .filter((label) => visible(body).startsWith(visible(label)))
    .sort((one, other) => other.length - one.length)[0];
  if (speaker === undefined) return null;
  const after = visible(body).slice(visible(speaker).length);
  const start = leading ? seconds(leading[1]) : null;
  if (/^\s*:\s/.test(after)) return { speaker, start, rest: body.slice(body.indexOf(":") + 1).trim() };
  if (after.trim() === "") return { speaker, start, rest: null };
  const trailing = new RegExp(`^\\s*(?:[-–|]\\s*)?[[(]?(${TIME})[\\])]?$`).exec(after);
  return trailing ? { speaker, start: seconds(trailing[1]), rest: null } : null;
}

function seconds(time = ""): number {
  const parts = time
    .replace(/[[\]()]/g, "")
    .replace(",", ".")
    .split(":");
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

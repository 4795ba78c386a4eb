import { isGossip } from "../words/email-words";
import { type LabelKind, labelKind } from "../words/labels";
import { cleanText } from "./clean-text";
import { findDurations } from "./find-durations";
import { withoutLetter } from "./letter";
import { BULLET, LABEL } from "./marks";
import type { Span } from "./sentences";
import { sentencesOf } from "./sentences";
import { isTranscript, withoutSpeaker } from "./transcript";

/** One line of the brief, or the text after a label in it. */
export interface Line extends Span {
  /** The line started with a bullet or a number. */
  bullet: boolean;
  /** The label before or above it. */
  label: LabelKind | null;
  /** The label as written. */
  labelText: string;
  /** On the same line as its label. */
  labelled: boolean;
  /** The end of a line whose beginning belongs to a label. */
  part?: boolean;
}

export interface Reading {
  source: string;
  lines: Line[];
  /** Whole sentences, without greetings, signatures and private matters. */
  sentences: Span[];
  transcript: boolean;
}

const MAX_LINES = 1_500;
const MIDDLE_LABEL =
  /(?<=[.!?。;；]\s{0,3})(?=[\p{Lu}\p{Script=Han}\p{Script=Katakana}][\p{L}\p{N} '’/-]{1,24}:\s?\S)/gu;
/** Splits the brief into lines, each with its label, and into sentences. */
export function readLines(brief: string): Reading {
  const { source, text } = cleanText(brief);
  const raw = splitLines(text);
  const transcript = isTranscript(raw);
  const lines = transcript ? raw.map((line) => plain(withoutSpeaker(line))) : labelled(withoutLetter(raw));
  const sentences = lines
    .filter(({ label, bullet }) => label === null || (transcript && !bullet))
    .flatMap((line) => sentencesOf(line))
    .filter((sentence) => !isGossip(sentence.text));
  return { source, lines, sentences, transcript };
}

function splitLines(text: string): Span[] {
  const lines: Span[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    let from = 0;
    if (line.trim()) {
      for (const match of /^\s*(?:\d{1,2}[.)]|[-*•])\s/u.test(line) && isTimed(line)
        ? []
        : line.matchAll(MIDDLE_LABEL)) {
        const name = /^[^:]{2,40}/.exec(line.slice(match.index))?.[0] ?? "";
        if (!labelKind(name) || match.index === 0) continue;
        lines.push({ text: line.slice(from, match.index), at: at + from });
        from = match.index;
      }
      lines.push({ text: line.slice(from), at: at + from });
    } else lines.push({ text: "", at });
    at += line.length + 1;
    if (lines.length > MAX_LINES) break;
  }
  return lines;
}

const plain = (span: Span): Line => ({ ...span, bullet: false, label: null, labelText: "", labelled: false });

function labelled(lines: Span[]): Line[] {
  const done: Line[] = [];
  let open: { label: LabelKind; labelText: string } | null = null;
  let blanks = 0;
  let listed = false;
  for (const line of lines) {
    if (line.text.trim() === "") {
      blanks += 1;
      if (listed) open = null;
      continue;
    }
    const found = labelOf(line);
    if (found && !(open?.label === "agenda" && isTimed(line.text))) {
      open =
        found.rest.text.trim() === "" || found.label === "subject"
          ? { label: found.label, labelText: found.labelText }
          : null;
      listed = false;
      if (found.rest.text.trim()) done.push(...behindLabel(found));
      else
        done.push({
          ...found.rest,
          bullet: false,
          label: found.label,
          labelText: found.labelText,
          labelled: true,
        });
      if (found.rest.text.trim()) open = { label: found.label, labelText: found.labelText };
      blanks = 0;
      continue;
    }
    const bullet = BULLET.exec(line.text);
    const cut = bullet ? bullet[0].length : 0;
    const text = line.text.slice(cut);
    if (bullet) listed = true;
    const own: { label: LabelKind; labelText: string } | null =
      belongs(open, bullet !== null, blanks, done.at(-1)) && !(bullet && isOther(text, open, done.at(-1)))
        ? open
        : null;
    if (own === null) open = null;
    done.push({
      text,
      at: line.at + cut,
      bullet: bullet !== null,
      label: own?.label ?? null,
      labelText: own?.labelText ?? "",
      labelled: false,
    });
    blanks = 0;
  }
  return done;
}

/** An agenda line may start like a label: "Questions: 10 min". */
const isTimed = (text: string): boolean =>
  /^\s*(?:[-*•]\s|\d{1,2}[.)]\s)?\d{1,2}[:.h]\d{2}/u.test(text) ||
  findDurations(text).some(({ at, to }) => at < 4 || /^[\s)\].]*$/u.test(text.slice(to)));

const LISTS: ReadonlySet<LabelKind> = new Set(["topics", "agenda", "guest", "refused"]);

/** Lines below a label belong to its list until a gap, or a line that isn't an item. */
function belongs(
  open: { label: LabelKind } | null,
  bullet: boolean,
  blanks: number,
  before: Line | undefined,
): boolean {
  if (open === null || before === undefined) return false;
  if (bullet) return !(before.labelled && before.text.trim() !== "" && !LISTS.has(open.label));
  if (blanks > 0) return before.labelled && before.text.trim() === "";
  return before.label !== null && !(before.bullet || (before.labelled && before.text.trim() !== ""));
}

/** "Guest: Elif Sahin", followed by bullets that name no one: they aren't guests. */
const isOther = (text: string, open: { label: LabelKind } | null, before: Line | undefined): boolean =>
  open?.label === "guest" &&
  before?.labelled === true &&
  before.text.trim() !== "" &&
  !/^["“„«]?\p{Lu}|[\p{Script=Han}\p{Script=Katakana}]/u.test(text.trim());

interface Labelled {
  label: LabelKind;
  labelText: string;
  rest: Span;
}

function labelOf(line: Span): Labelled | undefined {
  const bullet = BULLET.exec(line.text);
  const cut = bullet ? bullet[0].length : 0;
  const body = line.text.slice(cut);
  const match = LABEL.exec(body);
  const heading = match ? undefined : headingOf(body);
  const dashed = match || heading !== undefined ? null : DASHED.exec(body);
  const name = match?.[1] ?? heading ?? dashed?.[1];
  if (name === undefined) return undefined;
  const label = labelKind(name);
  if (!label || (dashed && label !== "topics")) return undefined;
  const behind = match ? body.slice(match[0].length).trim() : "";
  // "進行" can label an agenda or the person who leads through it.
  if (label === "agenda" && name.trim() === "進行" && JA_PERSON.test(behind))
    return { label: "moderator", labelText: name, rest: restOf(line, cut + (match?.[0].length ?? 0)) };
  const length = (match ?? dashed)?.[0].length ?? body.length;
  return { label, labelText: name, rest: restOf(line, cut + length) };
}

const restOf = ({ text, at }: Span, from: number): Span => ({ text: text.slice(from), at: at + from });
const JA_PERSON = /^[\p{Script=Han}々]{1,4}\s?[\p{Script=Han}\p{Script=Hiragana}]{1,4}(?:さん|氏)?$/u;

/** "3 sujets - projets, calendrier" */
const DASHED = /^\s*\d{1,2}\s(\p{L}{3,20})\s[-–—]\s(?=\S)/u;

/** "## Topics", "[Agenda]" and 【テーマ】 are labels without a colon. */
const headingOf = (text: string): string | undefined =>
  /^\s*(?:#{1,4}\s+(.{2,40})|\*\*(.{2,40})\*\*|\[(.{2,30})\]|【(.{1,20})】|[■◆●]\s?(\S{1,14}))\s*$/u
    .exec(text)
    ?.slice(1)
    .find(Boolean) ?? bareHeading(text);

/** A line that only consists of a word for an agenda, a guest list or topics. */
function bareHeading(text: string): string | undefined {
  const name = text.trim();
  if (name.length > 24 || name.split(/\s+/).length > 3 || /[.,!?\d]/.test(name)) return undefined;
  const kind = labelKind(name);
  return kind === "agenda" ||
    (kind && LISTS.has(kind) && !/\s/.test(name) && name !== "no" && kind !== "refused")
    ? name
    : undefined;
}

/** Splits the text after a label: its first sentence belongs to the label, the rest is running text. */
function behindLabel({ label, labelText, rest }: Labelled): Line[] {
  const [first, ...others] = sentencesOf(rest);
  if (!first) return [];
  const isList = label === "private" || label === "subject";
  const own: Line = { ...first, bullet: false, label, labelText, labelled: true };
  return [
    own,
    ...others.map((sentence) => ({
      ...plain(sentence),
      part: true,
      ...(isList ? { label, labelText } : {}),
    })),
  ];
}

import { type Call, type Line, type Transcript, UnreadableCall } from "../call";
import { plainOf } from "./clean";
import { cueText } from "./cue-text";
import {
  isWrittenAsName,
  type Label,
  labelOf,
  leadingTime,
  loneTime,
  secondsOf,
  speakerRow,
  voiceLabel,
} from "./label";

const MOST_CHARACTERS = 400_000;
const HOUR = 3_600;
const TIMING =
  /^((?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)/u;
const HEADERS =
  /^(?:webvtt\b.{0,80}|(?:kind|language|x-timestamp-map|region|style)\s*[:=].{0,80}|(?:meeting )?transcript(?:ion)?|transkript|transcription|transcripción|attendees|participants|teilnehmer|participants|asistentes|transcribed by .{0,80}|this (?:editable )?transcript was .{0,120}|-{3,}|={3,}|\*{3,})$/iu;
/** Longer rows above the first label are what someone said. */
const LONGEST_TITLE = 160;
/** Of a cue, such as 12 or ab-1/2-0. */
const CUE_ID = /^(?=\D{0,80}\d)[\w/-]{1,80}$/u;
const VOICE = /^<v(?:\.[\w.]{0,40})?\s+([^<>]{1,80})>/u;
const NEXT_VOICE = /(?=<v(?:\.[\w.]{0,40})?\s+[^<>]{1,80}>)/u;
const CUE_TAGS = /<\/?(?:v|c|i|b|u|lang|ruby|rt|font)(?:[.\s][^<>]{0,80})?>|<\d{2}:\d{2}[\d:.]{0,10}>/giu;

/** Teams writes who turned its transcription on and off. */
const NOTICES =
  /^[^.:!?]{1,80} (?:(?:started|stopped) transcription|hat die transkription (?:gestartet|beendet)|a (?:démarré|arrêté) la transcription|(?:inició|detuvo) la transcripción)$/iu;

interface Draft {
  speaker: string | null;
  text: string;
  start: number | null;
  end: number | null;
}

/**
 * Reads the lines of a call.
 * @throws UnreadableCall if it has none, or too many characters.
 */
export function readTranscript({ transcript, segments, participants = [] }: Call): Transcript {
  if (transcript !== undefined && segments !== undefined)
    throw new UnreadableCall("both_transcripts", "Send either transcript or segments.");
  const roles = new Map<string, string>();
  const drafts =
    segments !== undefined
      ? ofSegments(segments, roles)
      : new TextReader(
          transcript ?? "",
          participants.map(({ name }) => name.toLowerCase()),
          roles,
        ).read();
  if (drafts.length === 0) throw new UnreadableCall("empty", "The transcript has no text.");
  const first = drafts.find(({ start }) => start !== null)?.start ?? 0;
  // Zoom and others write the time of day. Segments have seconds.
  const zero = segments === undefined && first >= 6 * HOUR ? first : 0;
  const names = new Map<string, string>();
  const lines = drafts.map(({ speaker, text, start }, index): Line => {
    const key = speaker?.toLowerCase() ?? "";
    if (speaker !== null && !names.has(key)) names.set(key, speaker);
    return {
      line: index + 1,
      speaker: speaker === null ? null : (names.get(key) ?? speaker),
      text,
      start_sec: start === null ? null : Math.max(0, start - zero),
    };
  });
  return {
    lines,
    ends: drafts.map(({ end }) => (end === null ? null : Math.max(0, end - zero))),
    labelled: lines.some(({ speaker }) => speaker !== null),
    roles,
  };
}

function ofSegments(segments: NonNullable<Call["segments"]>, roles: Map<string, string>): Draft[] {
  let characters = 0;
  return segments.flatMap(({ speaker, role, text, start_sec, end_sec }) => {
    characters += countCharacters(text);
    if (characters > MOST_CHARACTERS) throw tooLong();
    const said = text.trim();
    if (said === "") return [];
    const name = plainOf(speaker ?? "");
    if (name !== "" && role !== undefined && !roles.has(name)) roles.set(name, role);
    return [
      { speaker: name === "" ? null : name, text: said, start: start_sec ?? null, end: end_sec ?? null },
    ];
  });
}

const tooLong = () =>
  new UnreadableCall("too_long", "A transcript can have 400,000 characters. Send a part of it.");

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

class TextReader {
  readonly #rows: string[];
  readonly #names: ReadonlySet<string>;
  readonly #drafts: Draft[] = [];
  #speaker: string | null = null;
  #start: number | null = null;
  #end: number | null = null;
  /** The next row begins a line, whether it has a label or not. */
  #fresh = true;
  #hasBegun = false;
  readonly #hasCues: boolean;

  constructor(
    text: string,
    participants: readonly string[],
    readonly roles: Map<string, string>,
  ) {
    if (countCharacters(text) > MOST_CHARACTERS) throw tooLong();
    const rows = text.split(/\r\n|\r|\n|\u2028|\u2029/u);
    this.#hasCues = rows.some((row) => TIMING.test(row.trim()));
    this.#rows = this.#hasCues ? rows.flatMap(voicesIn) : rows;
    this.#names = namesIn(this.#rows, participants);
  }

  read(): Draft[] {
    let isNote = false;
    for (const [index, given] of this.#rows.entries()) {
      const row = given.replace(/^\uFEFF/u, "").trim();
      if (row === "") {
        isNote = false;
        if (this.#hasCues) this.#fresh = true;
        continue;
      }
      if (this.#hasCues && /^(?:NOTE|STYLE|REGION)\b/u.test(row)) isNote = true;
      if (isNote || this.#isHeader(row, index)) continue;
      this.#readRow(row);
    }
    return this.#drafts;
  }

  /** Titles, lists of people before the first line, and numbers of cues. */
  #isHeader(row: string, index: number): boolean {
    if (row.length > 200) return false;
    if (HEADERS.test(row) || NOTICES.test(row)) return true;
    if (!this.#hasCues || TIMING.test(row) || !TIMING.test(this.#rowAt(index + 1))) return false;
    // Without empty rows, what was said may stand right before the next time.
    const before = this.#rowAt(index - 1);
    return before === "" || HEADERS.test(before) || (!TIMING.test(before) && CUE_ID.test(row));
  }

  #rowAt = (index: number): string => (this.#rows[index] ?? "").trim();

  #readRow(row: string): void {
    const timing = row.length < 200 ? TIMING.exec(row) : null;
    if (timing) {
      [this.#start, this.#end] = [secondsOf(timing[1] ?? "0"), secondsOf(timing[2] ?? "0")];
      this.#fresh = true;
      this.#speaker = null;
      return;
    }
    const alone = loneTime(row);
    if (alone !== null) {
      this.#start = alone;
      this.#fresh ||= this.#names.size === 0;
      return;
    }
    const voice = VOICE.exec(row);
    if (voice) {
      this.#begin(voiceLabel(cueText(voice[1] ?? "")), row.slice(voice[0].length));
      return;
    }
    const own = speakerRow(row);
    if (own && this.#isKnown(own)) {
      this.#turn(own);
      return;
    }
    const label = labelOf(row);
    if (label && this.#isKnown(label)) this.#begin(label, row.slice(label.at));
    else if (!this.#isTitle(row)) this.#goOn(row);
  }

  /** What stands above the first label: a title, a date, who takes part. */
  #isTitle = (row: string): boolean =>
    !this.#hasCues &&
    this.#names.size > 0 &&
    !this.#hasBegun &&
    this.#drafts.length === 0 &&
    row.length < LONGEST_TITLE;

  #isKnown = ({ name }: Label): boolean => this.#names.has(name?.toLowerCase() ?? "");

  #turn({ name, role, time }: Label): void {
    this.#hasBegun = true;
    this.#speaker = name;
    if (name !== null && role !== null && !this.roles.has(name)) this.roles.set(name, role);
    if (time !== null) this.#start = time;
    this.#fresh = true;
  }

  #begin(label: Label | null, text: string): void {
    this.#hasBegun = true;
    if (label) this.#turn(label);
    this.#fresh = true;
    const time = label?.time ?? null;
    const inside = time === null ? leadingTime(text.trim()) : null;
    if (inside && text.trim().length > inside.at) {
      this.#start = inside.time;
      this.#goOn(text.trim().slice(inside.at));
    } else this.#goOn(text);
  }

  #goOn(row: string): void {
    let text = this.#hasCues ? cueText(row.replace(CUE_TAGS, "")).trim() : row.trim();
    const own = this.#names.size === 0 && !this.#hasCues ? leadingTime(text) : null;
    if (own) {
      this.#start = own.time;
      text = text.slice(own.at).trim();
    }
    if (text === "") return;
    const last = this.#drafts.at(-1);
    const begins = this.#fresh || !last || (this.#names.size === 0 && !this.#hasCues);
    if (!begins) {
      last.text += ` ${text}`;
      return;
    }
    this.#drafts.push({ speaker: this.#speaker, text, start: this.#start, end: this.#end });
    // A time stands for its own line only.
    this.#start = null;
    this.#end = null;
    this.#fresh = false;
  }
}

/** Several people may speak in one row of a cue. */
function voicesIn(row: string): string[] {
  const pieces = row.split(NEXT_VOICE);
  return pieces.length < 2 ? [row] : pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Returns the labels that are those of speakers, in lower case; "" for those of unknown ones. */
function namesIn(rows: readonly string[], participants: readonly string[]): Set<string> {
  const counts = new Map<string, { rows: number; isSure: boolean }>();
  let all = 0;
  let labelled = 0;
  for (const given of rows) {
    const row = given.trim();
    if (row === "" || TIMING.test(row.slice(0, 60))) continue;
    all += 1;
    const voice = VOICE.exec(row);
    const own = voice ? null : speakerRow(row);
    const label = voice ? voiceLabel(cueText(voice[1] ?? "")) : (own ?? labelOf(row));
    if (!label) continue;
    const key = label.name?.toLowerCase() ?? "";
    const known = counts.get(key) ?? { rows: 0, isSure: false };
    known.rows += 1;
    known.isSure ||=
      voice !== null ||
      own !== null ||
      label.name === null ||
      participants.includes(key) ||
      isSureName(label.name);
    counts.set(key, known);
  }
  const names = new Set<string>();
  for (const [key, { rows: count, isSure }] of counts)
    if (isSure || (count > 1 && key.split(" ").length < 4)) {
      names.add(key);
      labelled += count;
    }
  const isOneTurn = all <= 3 && labelled > 0;
  const enough = isOneTurn || (labelled > 1 && labelled >= all * 0.12);
  return enough ? names : new Set();
}

const isSureName = (name: string): boolean => name.split(" ").length < 5 && isWrittenAsName(name);

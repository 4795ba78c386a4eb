import type { TimedWord } from "@/lib/composition/captions/timed-words";
import type { CaptionLine } from "@/lib/composition/captions/web-vtt";
import { sql } from "@/lib/platform/database/db";
import { type CaptureWindow, captureWindows, msOfFrame, type ProgramLine, programLine } from "@/lib/program";
import { type ReadShow, readShow } from "../rows/read-show";
import { editedOut, takesWords } from "./edited-out";
import { type EditableLine, shownWords, textOf } from "./edited-words";
import { isErased } from "./has-captions";
import { IS_SINCE_PASS, lastPass } from "./lines-since-pass";

/** Something said by one person without a break, in program time. */
export interface SpokenLine extends CaptionLine {
  id: string;
  /** Whose words they are, as corrected. */
  personId: string;
  /** Whose microphone they came from. */
  saidBy: string;
  /** Empty if the line was removed by a correction. */
  text: string;
  isCorrected: boolean;
  /** Whether an edit hides the speaker, so that captions don't name them. */
  isHidden: boolean;
  /** The words of the text; null if their times aren't known, or weren't asked for. */
  words: readonly TimedWord[] | null;
}

/** The same on the session's media time, and its words before edits. */
export interface Said extends Record<string, unknown>, EditableLine {
  name: string;
  isCorrected: boolean;
}

/** A pass over the tracks replaces the captions that were heard live before. */
const READ = `
WITH ${lastPass("<= $2")}, said AS (
  SELECT c.id, s.id AS session_id, c.person_id, c.name, c.text, NULL::jsonb AS words,
    (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS from_ms,
    (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS to_ms,
    s.started_at
  FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
  WHERE s.recording_id = $1 AND ${IS_SINCE_PASS}
  UNION ALL
  SELECT g.id, g.session_id, g.person_id, g.name, g.text, CASE WHEN $3::boolean THEN g.words END, g.from_ms, g.to_ms,
    s.started_at
  FROM pass JOIN transcript_segment g ON g.pass_id = pass.id JOIN show_session s ON s.id = g.session_id
)
SELECT c.id, c.session_id AS "sessionId", c.person_id AS "saidBy", k.version IS NOT NULL AS "isCorrected",
  COALESCE(k.version, 0) AS "textVersion",
  COALESCE(k.person_id, c.person_id) AS "personId", COALESCE(k.name, c.name) AS name, COALESCE(k.text, c.text) AS text,
  c.from_ms AS "fromMs", c.to_ms AS "toMs", c.words
FROM said c
  LEFT JOIN LATERAL (
    SELECT * FROM transcript_correction k WHERE k.recording_id = $1 AND k.segment_id = c.id AND k.version <= $2
    ORDER BY k.version DESC LIMIT 1
  ) k ON true
WHERE c.text <> '' AND NOT ${isErased("$1")} AND NOT ${isErased("$1", "k.person_id")}
ORDER BY c.started_at, c.from_ms, c.id`;

/** The end of a line is known that exactly. */
const END_MS = 500;

/** Later than any version of a transcript. */
const LATEST = 2_147_483_647;

interface Asked {
  /** Of the transcript. The latest by default. */
  version?: number;
  /** Whether the words' times are wanted: in hours of talk there are many. */
  words?: boolean;
}

/**
 * Returns what was said in a recording, in program time and in order: by people who had agreed to be recorded, while they
 * were recorded, except for those who were erased, and what was edited out. Of a line whose words have times, only the words
 * that were edited out are missing. One without isn't there unless it's completely within these times, because its words can't
 * be told apart. With the corrections up to a version of the transcript. Null if the recording was deleted.
 */
export async function spokenLines(
  recordingId: string,
  { version = LATEST, words = false }: Asked = {},
): Promise<SpokenLine[] | null> {
  const read = await readShow(recordingId);
  return read && linesOf(recordingId, read, { version, words });
}

/**
 * The same in the time of a program without edits, and without cuts: only what was muted or redacted is missing.
 */
export async function spokenBeforeCuts(
  recordingId: string,
  asked: Asked = {},
): Promise<{ lines: SpokenLine[]; line: ProgramLine } | null> {
  const read = await readShow(recordingId);
  if (!read) return null;
  const line = programLine(read.show, []);
  const edits = read.edits.filter(takesWords);
  return { lines: await linesOf(recordingId, { ...read, line, edits }, asked), line };
}

/** The same in the time of the program with the edits that count now, which may not be composed yet. */
export async function spokenAsEdited(
  recordingId: string,
  asked: Asked = {},
): Promise<{ lines: SpokenLine[]; line: ProgramLine } | null> {
  const read = await readShow(recordingId);
  if (!read) return null;
  const line = programLine(read.show, read.edits);
  return { lines: await linesOf(recordingId, { ...read, line }, asked), line };
}

async function linesOf(
  recordingId: string,
  read: ReadShow,
  { version = LATEST, words = false }: Asked,
): Promise<SpokenLine[]> {
  const out = editedOut(read.edits);
  return (await saidLines(recordingId, read, { version, words })).flatMap((line) => {
    const shown = shownWords(line, read.edits);
    const text = textOf(line, shown);
    // A line that was removed by a correction is there, without words.
    if (text === "" && line.text !== "") return [];
    const [first, last] = [shown[0], shown.at(-1)];
    const isShorter = line.words !== null && text !== line.text && first && last;
    const said = isShorter ? { ...line, fromMs: first.fromMs, toMs: last.toMs } : line;
    return spokenOf(said, read.line).map(({ placeOf, ...spoken }) => ({
      ...{ ...spoken, text, isHidden: out.hasName(line) },
      words: words && line.words ? shown.map((word) => onProgram(word, placeOf)) : null,
    }));
  });
}

/** The same on the session's media time, before edits change their words. */
export async function saidLines(
  recordingId: string,
  read: ReadShow,
  { version = LATEST, words = true }: Asked = {},
): Promise<Said[]> {
  const windows = captureWindows(read.show);
  const isCut = read.edits.some(({ kind }) => kind !== "hide_person");
  const said = await sql<Said>("playback_captions", READ, [recordingId, version, words || isCut]);
  const out = editedOut(read.edits);
  return said.filter((line) => {
    const isRecorded =
      read.show.isFile === true ||
      (windows.get(line.saidBy)?.some((window) => isWithin(line, window)) ?? false);
    return isRecorded && (line.words !== null || !out.hasWords(line));
  });
}

/** Returns a recording's captions. Null if it was deleted. */
export async function captionsOf(recordingId: string): Promise<CaptionLine[] | null> {
  const lines = await spokenLines(recordingId, { words: true });
  return lines && shownCaptions(lines);
}

/** Returns what is shown of what was said: without the lines that were removed and the names of people who are hidden. */
export const shownCaptions = (lines: readonly SpokenLine[]): CaptionLine[] =>
  lines
    .filter(({ text }) => text !== "")
    .map(({ fromMs, toMs, speaker, text, words, isHidden }) => ({
      ...{ fromMs, toMs, text, ...(words && { words }) },
      speaker: isHidden ? null : speaker,
    }));

const isWithin = (line: Said, window: CaptureWindow): boolean =>
  window.sessionId === line.sessionId && window.fromMs <= line.fromMs && line.toMs <= window.toMs + END_MS;

type PlaceOf = (ms: number) => number;

interface Spoken extends Omit<SpokenLine, "isHidden" | "words"> {
  /** Where a moment of the line is in the program. */
  placeOf: PlaceOf;
}

function spokenOf(line: Said, { stretches }: ProgramLine): Spoken[] {
  const { id, sessionId, personId, saidBy, fromMs, toMs, name, text, isCorrected } = line;
  // A cut may have left its beginning and its end, or one of them.
  const played = stretches.filter(
    (one) => one.sessionId === sessionId && msOfFrame(one.from) < toMs && fromMs < msOfFrame(one.to),
  );
  const [first, last] = [played.at(0), played.at(-1)];
  if (!first || !last) return [];
  const placeIn = (ms: number, { programFrame, from: began, to: ended }: typeof first) =>
    msOfFrame(programFrame - began) + Math.min(Math.max(ms, msOfFrame(began)), msOfFrame(ended));
  const placeOf: PlaceOf = (ms) => placeIn(ms, played.find(({ to }) => ms < msOfFrame(to)) ?? last);
  const [from, to] = [placeIn(fromMs, first), placeIn(toMs, last)];
  const speaker = name === "" ? null : name;
  return [{ id, personId, saidBy, fromMs: from, toMs: to, speaker, text, isCorrected, placeOf }];
}

const onProgram = ({ text, fromMs, toMs, confidence }: TimedWord, placeOf: PlaceOf): TimedWord => {
  const from = placeOf(fromMs);
  return { text, confidence, fromMs: from, toMs: Math.max(from, placeOf(toMs)) };
};

import { retimed, type TimedWord } from "@/lib/composition/captions/timed-words";
import type { CaptionLine } from "@/lib/composition/captions/web-vtt";
import { sql } from "@/lib/platform/database/db";
import { type CaptureWindow, captureWindows, msOfFrame, type ProgramLine, programTime } from "@/lib/program";
import { readShow } from "../rows/read-show";
import { editedOut } from "./edited-out";
import { isErased } from "./has-captions";
import { readWords, type StoredWord } from "./stored-words";

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
  /** Words that an edit cuts out of the line, each with the number of its words before it. */
  cut: readonly { before: number; text: string }[];
}

interface Said extends Record<string, unknown> {
  id: string;
  sessionId: string;
  personId: string;
  saidBy: string;
  name: string;
  text: string;
  isCorrected: boolean;
  /** In milliseconds of the session's media time. */
  fromMs: number;
  toMs: number;
  words: StoredWord[] | null;
}

/** A pass over the tracks replaces the captions that were heard live. */
const READ = `
WITH pass AS (
  SELECT id FROM transcript_pass WHERE recording_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1
), said AS (
  SELECT c.id, s.id AS session_id, c.person_id, c.name, c.text, NULL::jsonb AS words,
    (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS from_ms,
    (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS to_ms,
    s.started_at
  FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
  WHERE s.recording_id = $1 AND NOT EXISTS (SELECT 1 FROM pass)
  UNION ALL
  SELECT g.id, g.session_id, g.person_id, g.name, g.text, CASE WHEN $3::boolean THEN g.words END, g.from_ms, g.to_ms,
    s.started_at
  FROM pass JOIN transcript_segment g ON g.pass_id = pass.id JOIN show_session s ON s.id = g.session_id
)
SELECT c.id, c.session_id AS "sessionId", c.person_id AS "saidBy", k.version IS NOT NULL AS "isCorrected",
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
  if (!read) return null;
  const windows = captureWindows(read.show);
  const isCut = read.edits.some(({ kind }) => kind !== "hide_person");
  const said = await sql<Said>("playback_captions", READ, [recordingId, version, words || isCut]);
  const out = editedOut(read.edits);
  return said.flatMap((line) => {
    const isRecorded = windows.get(line.saidBy)?.some((window) => isWithin(line, window)) ?? false;
    if (!isRecorded) return [];
    const isHidden = out.hasName(line);
    const timed = readWords(line.words);
    const spoken = !out.hasWords(line)
      ? spokenOf(line, read.line, timed)
      : leftOf(line, read.line, timed && retimed(timed, line.text), (word) =>
          out.hasWords({ ...line, ...word }),
        );
    return spoken ? [{ ...spoken, isHidden, words: words ? spoken.words : null }] : [];
  });
}

/** The same as captions, without the lines that were removed and the names of people who are hidden. */
export async function captionsOf(recordingId: string): Promise<CaptionLine[] | null> {
  const lines = await spokenLines(recordingId);
  return (
    lines
      ?.filter(({ text }) => text !== "")
      .map(({ fromMs, toMs, speaker, text, isHidden }) => ({
        ...{ fromMs, toMs, text },
        speaker: isHidden ? null : speaker,
      })) ?? null
  );
}

const isWithin = (line: Said, window: CaptureWindow): boolean =>
  window.sessionId === line.sessionId && window.fromMs <= line.fromMs && line.toMs <= window.toMs + END_MS;

type Spoken = Omit<SpokenLine, "isHidden">;

const lineOf = ({ id, personId, saidBy, name, text, isCorrected }: Said) => ({
  ...{ id, personId, saidBy, text, isCorrected, speaker: name === "" ? null : name },
});

/** A line of which nothing was edited out. */
function spokenOf(line: Said, program: ProgramLine, timed: TimedWord[] | null): Spoken | null {
  const { sessionId, fromMs, toMs, text } = line;
  const from = programTime(program.stretches, { sessionId, ms: fromMs });
  const stretch = program.stretches.find(
    (one) => one.sessionId === sessionId && msOfFrame(one.from) <= fromMs && fromMs < msOfFrame(one.to),
  );
  if (from === null || !stretch) return null;
  const to = from + Math.min(toMs, msOfFrame(stretch.to)) - fromMs;
  const moved = timed?.map((word) => ({
    ...word,
    fromMs: from + word.fromMs - fromMs,
    toMs: from + word.toMs - fromMs,
  }));
  return { ...lineOf(line), fromMs: from, toMs: to, words: moved ? retimed(moved, text) : null, cut: [] };
}

/** What is left of a line of which something was edited out. */
function leftOf(
  line: Said,
  { stretches }: ProgramLine,
  timed: readonly TimedWord[] | null,
  isOut: (word: TimedWord) => boolean,
): Spoken | null {
  const words: TimedWord[] = [];
  const cut: SpokenLine["cut"][number][] = [];
  for (const word of timed ?? []) {
    const at = isOut(word) ? null : programTime(stretches, { sessionId: line.sessionId, ms: word.fromMs });
    if (at === null) cut.push({ before: words.length, text: word.text });
    else words.push({ ...word, fromMs: at, toMs: at + word.toMs - word.fromMs });
  }
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  const text = words.map((word) => word.text).join(" ");
  return { ...lineOf(line), text, words, cut, fromMs: first.fromMs, toMs: last.toMs };
}

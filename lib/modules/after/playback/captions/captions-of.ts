import type { CaptionLine } from "@/lib/composition/captions/web-vtt";
import { sql } from "@/lib/platform/database/db";
import {
  type CaptureWindow,
  captureWindows,
  msOfFrame,
  type ProgramLine,
  programLine,
  programTime,
} from "@/lib/program";
import { type ReadShow, readShow } from "../rows/read-show";
import { editedOut } from "./edited-out";
import { isErased } from "./has-captions";

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
}

const READ = `
SELECT c.id, s.id AS "sessionId", c.person_id AS "saidBy", k.version IS NOT NULL AS "isCorrected",
  COALESCE(k.person_id, c.person_id) AS "personId", COALESCE(k.name, c.name) AS name, COALESCE(k.text, c.text) AS text,
  (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "fromMs",
  (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "toMs"
FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
  LEFT JOIN LATERAL (
    SELECT * FROM transcript_correction k WHERE k.recording_id = $1 AND k.segment_id = c.id AND k.version <= $2
    ORDER BY k.version DESC LIMIT 1
  ) k ON true
WHERE s.recording_id = $1 AND c.text <> '' AND NOT ${isErased("s.recording_id")}
  AND NOT ${isErased("s.recording_id", "k.person_id")}
ORDER BY c.started_at, c.id`;

/** The end of a line is known that exactly. */
const END_MS = 500;

/** Later than any version of a transcript. */
const LATEST = 2_147_483_647;

/**
 * Returns what was said in a recording, in program time and in order: by people who had agreed to be recorded, while they
 * were recorded, except for those who were erased, and what was edited out. A line that isn't completely within these times
 * is left out, because its words can't be told apart. With the corrections up to a version of the transcript. Null if the
 * recording was deleted.
 */
export async function spokenLines(recordingId: string, version = LATEST): Promise<SpokenLine[] | null> {
  const read = await readShow(recordingId);
  return read && linesOf(recordingId, version, read);
}

/** The same without any edits, in the time of a program without them. */
export async function spokenBeforeEdits(
  recordingId: string,
): Promise<{ lines: SpokenLine[]; line: ProgramLine } | null> {
  const read = await readShow(recordingId);
  if (!read) return null;
  const line = programLine(read.show, []);
  return { lines: await linesOf(recordingId, LATEST, { ...read, line, edits: [] }), line };
}

async function linesOf(recordingId: string, version: number, read: ReadShow): Promise<SpokenLine[]> {
  const windows = captureWindows(read.show);
  const said = await sql<Said>("playback_captions", READ, [recordingId, version]);
  const out = editedOut(read.edits);
  return said.flatMap((line) => {
    const isRecorded = windows.get(line.saidBy)?.some((window) => isWithin(line, window)) ?? false;
    if (!isRecorded || out.hasWords(line)) return [];
    return spokenOf(line, read.line).map((spoken) => ({ ...spoken, isHidden: out.hasName(line) }));
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

function spokenOf(line: Said, { stretches }: ProgramLine): Omit<SpokenLine, "isHidden">[] {
  const { id, sessionId, personId, saidBy, fromMs, toMs, name, text, isCorrected } = line;
  const from = programTime(stretches, { sessionId, ms: fromMs });
  const stretch = stretches.find(
    (one) => one.sessionId === sessionId && msOfFrame(one.from) <= fromMs && fromMs < msOfFrame(one.to),
  );
  if (from === null || !stretch) return [];
  const to = from + Math.min(toMs, msOfFrame(stretch.to)) - fromMs;
  const speaker = name === "" ? null : name;
  return [{ id, personId, saidBy, fromMs: from, toMs: to, speaker, text, isCorrected }];
}

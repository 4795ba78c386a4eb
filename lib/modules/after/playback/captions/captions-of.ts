import type { CaptionLine } from "@/lib/composition/captions/web-vtt";
import { sql } from "@/lib/platform/database/db";
import {
  type CaptureWindow,
  captureWindows,
  editsIn,
  msOfFrame,
  type ProgramEdit,
  type ProgramLine,
  programTime,
  type SessionEdits,
} from "@/lib/program";
import { readShow } from "../rows/read-show";
import { isErased } from "./has-captions";

interface Said extends Record<string, unknown> {
  sessionId: string;
  personId: string;
  name: string;
  text: string;
  /** In milliseconds of the session's media time. */
  fromMs: number;
  toMs: number;
}

const READ = `
SELECT s.id AS "sessionId", c.person_id AS "personId", c.name, c.text,
  (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "fromMs",
  (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "toMs"
FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
WHERE s.recording_id = $1 AND c.text <> '' AND NOT ${isErased("s.recording_id")}
ORDER BY c.started_at, c.id`;

/** The end of a line is known that exactly. */
const END_MS = 500;

/**
 * Returns a recording's captions in program time, in order: what was said by people who had agreed to be recorded,
 * while they were recorded, except for those who were erased, and what was edited out. A line that isn't completely within
 * these times is left out, because its words can't be told apart. Null if the recording was deleted.
 */
export async function captionsOf(recordingId: string): Promise<CaptionLine[] | null> {
  const read = await readShow(recordingId);
  if (!read) return null;
  const windows = captureWindows(read.show);
  const said = await sql<Said>("playback_captions", READ, [recordingId]);
  const leftOut = leftOutBy(read.edits);
  return said.flatMap((line) => {
    const isRecorded = windows.get(line.personId)?.some((window) => isWithin(line, window)) ?? false;
    if (!isRecorded || leftOut.words(line)) return [];
    return captionOf(leftOut.name(line) ? { ...line, name: "" } : line, read.line);
  });
}

/** What edits leave out of captions. They count at once, the version that is played may be an earlier one. */
function leftOutBy(edits: readonly ProgramEdit[]) {
  const kept = new Map<string, SessionEdits>();
  const inSession = (sessionId: string): SessionEdits => {
    const known = kept.get(sessionId) ?? editsIn(edits, sessionId);
    kept.set(sessionId, known);
    return known;
  };
  const isIn = ({ fromMs, toMs }: Said, list: SessionEdits["dropped"] = []) =>
    list.some(({ from, to }) => from < toMs && fromMs < to);
  return {
    words: (line: Said): boolean => {
      const { dropped, muted } = inSession(line.sessionId);
      return isIn(line, dropped) || isIn(line, muted.get(line.personId));
    },
    name: (line: Said): boolean => isIn(line, inSession(line.sessionId).hidden.get(line.personId)),
  };
}

const isWithin = (line: Said, window: CaptureWindow): boolean =>
  window.sessionId === line.sessionId && window.fromMs <= line.fromMs && line.toMs <= window.toMs + END_MS;

function captionOf({ sessionId, fromMs, toMs, name, text }: Said, { stretches }: ProgramLine): CaptionLine[] {
  const from = programTime(stretches, { sessionId, ms: fromMs });
  const stretch = stretches.find(
    (one) => one.sessionId === sessionId && msOfFrame(one.from) <= fromMs && fromMs < msOfFrame(one.to),
  );
  if (from === null || !stretch) return [];
  const to = from + Math.min(toMs, msOfFrame(stretch.to)) - fromMs;
  return [{ fromMs: from, toMs: to, speaker: name === "" ? null : name, text }];
}

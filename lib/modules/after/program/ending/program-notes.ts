import { SOUND } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/program";
import type { ProgramAt } from "../rows/program-at";
import type { QuietSpeaker } from "./quiet-speakers";

/** What keeps a program from being composed. */
type Waiting = "program_storage_full" | "program_disk_full";

/** A time of a session's media time in which something is missing. */
interface MissingTime {
  code: "piece_failed" | "media_missing";
  session_id: string;
  from_ms: number;
  to_ms: number;
  /** Why its piece couldn't be made, as a code. */
  reason?: string;
}

/** Notes that are written when a version is ready, and then are true of it. */
const OWN: readonly string[] = [
  "program_storage_full",
  "program_disk_full",
  "piece_failed",
  "media_missing",
  "quiet_speaker",
] satisfies (Waiting | MissingTime["code"] | "quiet_speaker")[];

/** More than anyone reads. */
const MOST = 100;

const ADD = `
UPDATE recording SET notes = notes || $2::jsonb, updated_at = now() WHERE id = $1 AND NOT notes @> $2::jsonb`;

/** Notes once why the program isn't composed at the moment. */
export async function addProgramNote({ id, notes }: ProgramAt, code: Waiting): Promise<void> {
  if (!notes.includes(code)) await sql("program_note", ADD, [id, JSON.stringify([{ code }])]);
}

/** A card's entry doesn't name the piece that it replaces: that is found by its place. */
const FLAWED = `
WITH failed AS MATERIALIZED (
  SELECT DISTINCT ON (1, 2, 3) rendition, measured ->> 'session_id' AS session_id,
    (measured ->> 'media_ms')::float8 AS media_ms, failure
  FROM program_piece WHERE recording_id = $1 AND state = 'failed' ORDER BY 1, 2, 3, retry_at DESC NULLS LAST
)
SELECT e.rendition, e.session_id AS "sessionId", e.media_ms AS "mediaMs", e.frames, e.is_stand_in AS "isStandIn",
  f.failure
FROM program_entry e JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
LEFT JOIN failed f ON e.is_stand_in AND f.rendition = e.rendition AND f.session_id = e.session_id
  AND f.media_ms = e.media_ms
WHERE e.recording_id = $1 AND e.version = $2
  AND (e.is_stand_in OR jsonb_array_length(COALESCE(p.measured -> 'notes', '[]')) > 0)
ORDER BY e.rendition, e.number LIMIT 10000`;

interface Flawed extends Record<string, unknown> {
  rendition: string;
  sessionId: string;
  mediaMs: number;
  frames: number;
  isStandIn: boolean;
  failure: string | null;
}

const REPLACE = `
UPDATE recording SET notes = COALESCE((SELECT jsonb_agg(n) FROM jsonb_array_elements(notes) n
  WHERE NOT n ->> 'code' = ANY ($2::text[])), '[]') || $3::jsonb
WHERE id = $1`;

/** Says what is missing in a version and who is quiet, instead of what was said of an earlier one, in the caller's transaction. */
export async function noteFlaws(
  recordingId: string,
  version: number,
  quiet: readonly QuietSpeaker[],
): Promise<void> {
  const flawed = await sql<Flawed>("program_flawed", FLAWED, [recordingId, version]);
  const notes = JSON.stringify([...missingTimes(flawed), ...quiet]);
  await sql("program_notes", REPLACE, [recordingId, OWN, notes]);
}

/** Flaws that follow each other are one. */
function missingTimes(flawed: readonly Flawed[]): MissingTime[] {
  const times: (MissingTime & { rendition: string })[] = [];
  for (const { rendition, sessionId, mediaMs, frames, isStandIn, failure } of flawed) {
    const code = isStandIn ? "piece_failed" : "media_missing";
    const lengthMs = (frames * 1000) / (rendition === SOUND ? SAMPLE_RATE / AAC_SAMPLES : FRAME_RATE);
    const [from, to] = [Math.round(mediaMs), Math.round(mediaMs + lengthMs)];
    const last = times.at(-1);
    const isSame = last?.code === code && last.session_id === sessionId && last.rendition === rendition;
    const reason = failure === null ? {} : { reason: failure };
    if (last && isSame && last.reason === reason.reason && from - last.to_ms <= 1) last.to_ms = to;
    else times.push({ code, session_id: sessionId, from_ms: from, to_ms: to, ...reason, rendition });
  }
  return times.slice(0, MOST).map(({ rendition: _, ...time }) => time);
}

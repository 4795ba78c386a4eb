import { STORED_EDITS, type StoredEdit } from "@/lib/modules/after/program-edits";
import { UPLOADED_FILE, type UploadedFile } from "@/lib/modules/after/uploaded-files";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import type { ProgramSession } from "@/lib/program";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import type { ShowDesign } from "../show-design";

/** A recording with its sessions and its design: if it has none of its own, its show's. */
export interface RecordingFacts extends ShowDesign {
  eventId: string;
  version: number;
  workspaceId: string;
  environment: Environment;
  /** In order. */
  sessions: ProgramSession[];
  /** Database time. */
  now: Date;
  /** The last entry of the ledger; 0 without one. */
  lastSeq: number;
  /** Its time. All later ones have a later time. */
  lastAt: Date;
  /** Who was erased, or whose tracks all were. */
  erasedPeople: string[];
  /** Also those that were undone. */
  edits: StoredEdit[];
  /** Whether no entry of an earlier time is about to be written. */
  isQuiet: boolean;
  /** Of a recording from elsewhere. */
  file: UploadedFile | null;
}

interface Row extends Record<string, unknown>, Omit<RecordingFacts, "sessions"> {
  sessions: { id: string; from: number; to: number | null }[] | null;
}

/**
 * Whoever writes an entry locks the stage before the entry's time is taken, and until it is committed. So if the
 * stage can be locked, everything up to now is in the ledger. No one waits for that.
 */
const READ = `
WITH quiet AS MATERIALIZED (
  SELECT s.event_id FROM stage s WHERE s.event_id = (SELECT event_id FROM recording WHERE id = $1)
  FOR SHARE SKIP LOCKED
)
SELECT r.event_id AS "eventId", r.version, r.workspace_id AS "workspaceId", r.environment, look.theme, look.language,
  look.accent, look."logoFileId",
  EXISTS (SELECT 1 FROM quiet) AS "isQuiet", clock_timestamp() AS now,
  COALESCE((SELECT seq FROM stage s WHERE s.event_id = r.event_id), 0) AS "lastSeq",
  COALESCE((SELECT at FROM stage s WHERE s.event_id = r.event_id), 'epoch') AS "lastAt",
  ARRAY(SELECT person_id FROM recording_erasure WHERE recording_id = r.id
    UNION SELECT person_id FROM recording_track WHERE recording_id = r.id
    GROUP BY person_id HAVING bool_and(erased_at IS NOT NULL)) AS "erasedPeople",
  ${STORED_EDITS} AS edits,
  (SELECT json_agg(json_build_object(
      'id', s.id, 'from', (extract(epoch FROM COALESCE(s.media_started_at, s.started_at)) * 1000)::float8,
      'to', (extract(epoch FROM s.ended_at) * 1000)::float8) ORDER BY s.started_at)
   FROM show_session s WHERE s.recording_id = r.id) AS sessions, ${UPLOADED_FILE} AS file
FROM recording r JOIN event e ON e.id = r.event_id
  CROSS JOIN LATERAL (
    SELECT r.design ->> 'theme' AS theme, r.design ->> 'language' AS language, r.design ->> 'accent' AS accent,
      r.design ->> 'logo_file_id' AS "logoFileId"
    WHERE r.design IS NOT NULL
    UNION ALL
    SELECT e.theme, e.language, e.brand ->> 'accent', e.pictures -> 'logo' ->> 'file_id' WHERE r.design IS NULL
  ) look
WHERE r.id = $1 AND r.deleted_at IS NULL`;

/** Null if the recording was deleted. */
export async function readRecording(recordingId: string): Promise<RecordingFacts | null> {
  const [row] = await sql<Row>("program_recording", READ, [recordingId]);
  if (!row) return null;
  const sessions = (row.sessions ?? []).map(({ id, from, to }) => ({
    id,
    startedAt: new Date(from),
    endedAt: to === null ? null : new Date(to),
  }));
  return { ...row, theme: row.theme as SignupTheme, sessions };
}

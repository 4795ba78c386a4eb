import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { isFinished } from "../is-finished";

/** A recording that may be played, as it is at the moment of a request. */
export interface PlayedRecording {
  id: string;
  /** As a BCP 47 tag: what is spoken in it. */
  language: string;
  /** The version whose pieces are played; null before the first piece. */
  version: number | null;
  /** Nothing will be added to it: its show is over for good, and all of it is composed. */
  isFinished: boolean;
}

interface Row extends Omit<PlayedRecording, "isFinished">, Record<string, unknown> {
  state: string;
  endedAt: Date | null;
  isFinal: boolean;
}

const FIND = `
SELECT r.id, COALESCE(r.language, e.language) AS language, r.program_version AS version, r.state, r.ended_at AS "endedAt",
  COALESCE((SELECT (g.state->>'is_final')::boolean FROM stage g WHERE g.event_id = r.event_id), false) AS "isFinal"
FROM recording r JOIN event e ON e.id = r.event_id JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
WHERE r.id = $1 AND r.deleted_at IS NULL`;

/** Returns a recording, unless it or its workspace was deleted. */
export async function playedRecording(recordingId: string): Promise<PlayedRecording | undefined> {
  const [row] = await sql<Row>("playback_recording", FIND, [recordingId]);
  return row && { ...row, isFinished: isFinished(row, databaseNow()) };
}

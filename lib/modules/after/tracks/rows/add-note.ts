import { sql } from "@/lib/platform/database/db";

/** What can be missing from the server's copies. */
export type CaptureNote =
  | { code: "storage_full" | "disk_full" }
  /** Between these times of the session's media time, nothing was captured. */
  | { code: "capture_interrupted"; session_id: string; from_ms: number; to_ms: number }
  | { code: "unsupported_codec"; person_id: string; kind: string };

const ADD = `
UPDATE recording SET notes = notes || $2::jsonb, updated_at = now()
WHERE id = $1 AND NOT notes @> $2::jsonb`;

/** Adds a note to a recording, unless it has the same one. */
export async function addNote(recordingId: string, note: CaptureNote): Promise<void> {
  await sql("recording_note", ADD, [recordingId, JSON.stringify([note])]);
}

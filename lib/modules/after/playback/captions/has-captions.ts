import { sql } from "@/lib/platform/database/db";

/**
 * SQL: whether the speaker of caption line `c`, or another person, was erased from a recording: what was heard of them, or
 * everything there was.
 */
export const isErased = (recordingId: string, personId = "c.person_id"): string => `(EXISTS (
  SELECT 1 FROM recording_erasure g WHERE g.recording_id = ${recordingId} AND g.person_id = ${personId}
) OR EXISTS (
  SELECT 1 FROM recording_track t WHERE t.recording_id = ${recordingId} AND t.person_id = ${personId} AND t.erased_at IS NOT NULL
    AND (t.kind IN ('microphone', 'announcer') OR NOT EXISTS (SELECT 1 FROM recording_track o
      WHERE o.recording_id = t.recording_id AND o.person_id = t.person_id AND o.erased_at IS NULL))))`;

/**
 * SQL: whether recording `r` has captions, as far as consent and erasure say. `captionsOf` also leaves out what was
 * said while recording was paused.
 */
export const HAS_CAPTIONS = `(EXISTS (
  SELECT 1 FROM show_session cs JOIN caption_line c ON c.session_id = cs.id
  WHERE cs.recording_id = r.id AND c.text <> ''
    AND (c.person_id = 'announcer' OR (
      SELECT a.agrees FROM recording_answer a
      WHERE a.event_id = r.event_id AND a.person_id = c.person_id AND a.answered_at <= c.started_at
      ORDER BY a.answered_at DESC, a.id DESC LIMIT 1))
    AND NOT ${isErased("r.id")})
  OR EXISTS (
    SELECT 1 FROM transcript_pass p JOIN transcript_segment c ON c.pass_id = p.id
    WHERE p.recording_id = r.id AND p.version IS NOT NULL AND c.text <> '' AND NOT ${isErased("r.id")}))`;

/** Whether a recording has captions or, while it grows, may still get some: players read the list of them once. */
export async function canHaveCaptions({
  id,
  isFinished,
}: {
  id: string;
  isFinished: boolean;
}): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>(
    "playback_has_captions",
    `SELECT ${HAS_CAPTIONS} OR (NOT $2::boolean AND EXISTS (
       SELECT 1 FROM show_captions o WHERE o.event_id = r.event_id AND o.state = 'on')) AS has
     FROM recording r WHERE r.id = $1`,
    [id, isFinished],
  );
  return row?.has ?? false;
}

/** Whether there is something of recording `r` to transcribe: a stored microphone, or the sound of an uploaded file. */
export const HAS_SOUND = `(EXISTS (
  SELECT 1 FROM recording_track t JOIN track_part p ON p.track_id = t.id JOIN track_chunk c ON c.part_id = p.id
  WHERE t.recording_id = r.id AND t.kind = 'microphone' AND t.erased_at IS NULL AND NOT p.live_only
    AND c.state = 'stored' AND c.number > 0)
  OR EXISTS (
    SELECT 1 FROM recording_upload u WHERE u.recording_id = r.id AND u.has_sound AND u.file_id IS NOT NULL))`;

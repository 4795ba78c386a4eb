/** Whether a microphone of recording `r` is stored. */
export const HAS_MICROPHONE = `EXISTS (
  SELECT 1 FROM recording_track t JOIN track_part p ON p.track_id = t.id JOIN track_chunk c ON c.part_id = p.id
  WHERE t.recording_id = r.id AND t.kind = 'microphone' AND t.erased_at IS NULL AND NOT p.live_only
    AND c.state = 'stored' AND c.number > 0)`;

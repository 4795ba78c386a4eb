/**
 * Clips of recordings that are given out with them, as `c`: ready, no previews, and of segments that aren't archived. A clip is withheld while
 * an edit applies that was made after it: it may show what the edit takes out.
 */
export const GIVEN_CLIPS = `
clip c JOIN clip_segment s ON s.workspace_id = c.workspace_id AND s.environment = c.environment AND s.number = c.segment_number
  AND s.archived_at IS NULL AND c.state = 'ready' AND NOT c.is_preview
CROSS JOIN LATERAL (
  SELECT EXISTS (
    SELECT 1 FROM recording_edit x
    WHERE x.recording_id = c.recording_id AND x.undone_at IS NULL AND x.version > c.recording_version
  ) AS is_withheld
) edited`;

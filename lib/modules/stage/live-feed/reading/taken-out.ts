/**
 * SQL: whether caption line `c` was said in a session that is over and whose recording was edited since. Its transcript has what
 * is left; the line may say what was taken out.
 */
export const MAY_BE_TAKEN_OUT = `EXISTS (
  SELECT 1 FROM show_session s JOIN recording_edit d ON d.recording_id = s.recording_id AND d.undone_at IS NULL
  WHERE s.id = c.session_id AND s.ended_at IS NOT NULL)`;

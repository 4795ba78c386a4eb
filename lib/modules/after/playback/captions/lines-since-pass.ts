/**
 * SQL: whether caption line `c` of session `s` counts beside `pass`, if there is one: it was heard in a part of the show that
 * was resumed after the pass had begun, and isn't what the pass has heard or kept of it.
 */
export const IS_SINCE_PASS = `(pass.id IS NULL OR (s.started_at > pass.created_at
  AND NOT EXISTS (SELECT 1 FROM transcript_segment k WHERE k.pass_id = pass.id AND k.id = c.id)
  AND NOT EXISTS (SELECT 1 FROM transcript_stretch t
    WHERE t.pass_id = pass.id AND t.session_id = s.id AND t.person_id = c.person_id
      AND t.to_ms > extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)))`;

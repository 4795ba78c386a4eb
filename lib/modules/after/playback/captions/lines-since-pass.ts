/**
 * SQL: `pass`, the latest of recording $1 of these versions, and until when it has `heard` each person in each session.
 * @param versions of the transcript, as a condition
 */
export const lastPass = (versions: string): string => `
pass AS (
  SELECT id, created_at FROM transcript_pass WHERE recording_id = $1 AND version ${versions} ORDER BY version DESC LIMIT 1
), heard AS MATERIALIZED (
  SELECT t.session_id, t.person_id, max(t.to_ms) AS to_ms FROM pass JOIN transcript_stretch t ON t.pass_id = pass.id GROUP BY 1, 2
)`;

/**
 * SQL: whether caption line `c` of session `s` counts beside `lastPass`, if there is one: it was heard in a part of the show that
 * ended after the pass had begun, and isn't what the pass has heard or kept of it. Lines of other sessions aren't read.
 */
export const IS_SINCE_PASS = `COALESCE(s.ended_at > (SELECT created_at FROM pass), true)
  AND NOT EXISTS (SELECT 1 FROM transcript_segment k WHERE k.pass_id = (SELECT id FROM pass) AND k.id = c.id)
  AND NOT EXISTS (SELECT 1 FROM heard WHERE heard.session_id = s.id AND heard.person_id = c.person_id
    AND heard.to_ms > extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)`;

import { ORDINARY_REQUEST_MICROS } from "./money";

/**
 * Parts of a WITH for the statements that commit money: `$1` is the workspace, `$2` the month, `$3` the
 * ceiling, and `taken` has the amount committed afterwards. At four fifths of the ceiling, and when not even
 * an ordinary request is left, they record that once a month and schedule a job for each environment that
 * notifies its webhooks.
 */
export const BUDGET_MARKS = `marked AS (
  INSERT INTO budget_mark (workspace_id, month, mark, environment, limit_micros, reserved_micros)
  SELECT $1::text, $2::text, m.mark, e.environment, $3::bigint, taken.committed_micros
  FROM taken
    JOIN (VALUES ('warning', $3::bigint * 4 / 5), ('exhausted', $3::bigint - ${ORDINARY_REQUEST_MICROS - 1})) AS m (mark, at) ON taken.committed_micros >= m.at
    CROSS JOIN unnest(enum_range(NULL::"Environment")) AS e (environment)
  ON CONFLICT DO NOTHING
  RETURNING mark, environment
), tellers AS (
  INSERT INTO job (id, workspace_id, environment, kind, subject, payload, max_attempts)
  SELECT 'job_' || left(md5($1::text || $2::text || mark || environment::text), 26), $1::text, environment, 'budget.tell',
    $1::text, jsonb_build_object('month', $2::text, 'mark', mark), 20
  FROM marked
)`;

import { sql, transaction } from "@/lib/platform/database/db";
import { programTask } from "./program-task";
import { requestProgramAgain } from "./request-program";

/**
 * Cards stand in for them after three attempts, and `retry_at` is an hour later. With none, a piece is made at the next look, and isn't
 * found again.
 */
const DUE = `
WITH due AS (
  SELECT r.id FROM recording r
  WHERE r.state = 'ready' AND r.deleted_at IS NULL AND r.notes @> '[{"code": "piece_failed"}]'
    AND r.updated_at > now() - interval '7 days'
    AND NOT EXISTS (SELECT 1 FROM wanted_work w
      WHERE w.kind = $1 AND w.subject = r.id AND COALESCE(w.wanted_until, 'infinity') > now())
)
UPDATE program_piece p SET retry_at = NULL FROM due
WHERE p.recording_id = due.id AND p.state = 'failed'
  AND ((p.attempts = 3 AND p.retry_at < now()) OR (p.attempts = 4 AND p.retry_at < now() - interval '23 hours'))
RETURNING p.recording_id AS id`;

/** Tries pieces of ready programs again that couldn't be made, an hour after they were given up and a day after that. */
export const retryFailedPieces = (): Promise<void> =>
  transaction(async () => {
    const due = await sql<{ id: string }>("program_pieces_due", DUE, [programTask.kind]);
    for (const id of new Set(due.map((row) => row.id))) await requestProgramAgain(id);
  });

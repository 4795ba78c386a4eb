import { sql } from "../database/db";

/** Shows the dispatcher what has fallen due by a test clock that goes on; where one stands still, its advance does. */
const PROMOTE = `
UPDATE job SET due_at = now(), on_clock = false FROM test_clock c
WHERE job.workspace_id = c.workspace_id AND job.environment = 'test' AND job.state = 'queued' AND job.on_clock
  AND c.held_at IS NULL AND job.due_at <= now() + c.offset_ms * interval '1 millisecond'`;

export async function promoteDue(): Promise<void> {
  await sql("job_promote", PROMOTE);
}

import { sql } from "../database/db";

/** Hands jobs due by a running test clock to the dispatcher. For a stopped clock, advancing it does that. */
const PROMOTE = `
UPDATE job SET due_at = now(), on_clock = false FROM test_clock c
WHERE job.workspace_id = c.workspace_id AND job.environment = 'test' AND job.state = 'queued' AND job.on_clock
  AND c.held_at IS NULL AND job.due_at <= now() + c.offset_ms * interval '1 millisecond'`;

export async function promoteDue(): Promise<void> {
  await sql("job_promote", PROMOTE);
}

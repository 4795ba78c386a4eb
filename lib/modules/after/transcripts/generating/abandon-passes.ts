import { sql } from "@/lib/platform/database/db";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { passTask } from "./pass-task";

const FAIL = `
UPDATE transcript_pass SET state = 'failed', failure = 'failed', updated_at = now()
WHERE recording_id = $1 AND state = 'running' RETURNING id`;

/** Ends the passes over a recording that is deleted, in the caller's transaction, which has locked it. They store nothing more. */
export async function abandonPasses(recordingId: string): Promise<void> {
  const failed = await sql<{ id: string }>("transcript_abandon", FAIL, [recordingId]);
  if (failed.length > 0)
    await withdrawTasks(
      passTask,
      failed.map(({ id }) => id),
    );
}

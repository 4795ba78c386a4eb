import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

/** A caller waits no longer than this for a nudge; the work goes on, and its job is there in any case. */
const WAIT_MS = 800;

/** How long a job waits for its own nudge to make it needless. */
export const NUDGE_HEAD_START_MS = 2_000;

/**
 * Does at once, after the commit, what the job would do in a moment, and ends the job when that worked.
 * Never throws.
 */
export async function nudge(jobId: string, work: () => Promise<unknown>): Promise<void> {
  const done = work()
    .then(() => endQueuedJob(jobId))
    .catch((error: unknown) => log().warn({ err: error, job_id: jobId }, "left to the job"));
  await Promise.race([done, sleep(WAIT_MS, undefined, { ref: false })]);
}

const endQueuedJob = (jobId: string) =>
  sql(
    "job_end_nudged",
    `UPDATE job SET state = 'succeeded', progress = 100, started_at = now(), ended_at = now()
     WHERE id = $1 AND state = 'queued'`,
    [jobId],
  );

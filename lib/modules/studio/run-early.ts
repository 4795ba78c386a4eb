import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

/** A caller waits no longer than this for the early run; the work goes on, and its job is there in any case. */
const WAIT_MS = 800;

/** How far ahead to plan a job, so that its early run can end it first. */
export const EARLY_RUN_MS = 2_000;

/**
 * Does a job's work at once, after the commit, instead of waiting for the engine; ends the job when that worked.
 * Never throws.
 */
export async function runEarly(jobId: string, work: () => Promise<unknown>): Promise<void> {
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

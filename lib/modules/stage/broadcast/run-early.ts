import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Ctx, JobOptions } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import type { JobKind } from "@/lib/platform/jobs/job-kind";
import { log } from "@/lib/platform/runtime/log";

/** A caller waits no longer than this for the early run; the work goes on, and its job is there in any case. */
const WAIT_MS = 800;

/** How far ahead to plan a job, so that its early run can end it first. */
const EARLY_RUN_SECONDS = 2;

interface PlannedJob {
  id: string;
  /** Its work is done: it need not run any more. */
  done(): Promise<unknown>;
}

/** Enqueues a job for work that is tried right after the commit. */
export function planEarlyRun<Payload extends z.ZodType>(
  ctx: Ctx,
  kind: JobKind<Payload>,
  payload: NoInfer<z.input<Payload>>,
  job: Pick<JobOptions, "subject" | "dedupeKey">,
): PlannedJob {
  const id = ctx.enqueue(kind, payload, { ...job, dueInSeconds: EARLY_RUN_SECONDS });
  return { id, done: () => endQueuedJob(id) };
}

/**
 * Enqueues a job and does its work at once, after the commit, instead of waiting for the engine. The job ends when that
 * worked, and does it again when it did not. The work has to be safe to repeat.
 */
export function enqueueWithEarlyRun<Payload extends z.ZodType>(
  ctx: Ctx,
  kind: JobKind<Payload>,
  payload: NoInfer<z.input<Payload>>,
  job: Pick<JobOptions, "subject" | "dedupeKey">,
  work: () => Promise<unknown>,
): void {
  const planned = planEarlyRun(ctx, kind, payload, job);
  ctx.afterCommit(() => runEarly(planned, work));
}

/** Never throws. */
async function runEarly({ id, done: end }: PlannedJob, work: () => Promise<unknown>): Promise<void> {
  const done = work()
    .then(end)
    .catch((error: unknown) => log().warn({ err: error, job_id: id }, "left to the job"));
  await Promise.race([done, sleep(WAIT_MS, undefined, { ref: false })]);
}

const endQueuedJob = (jobId: string) =>
  sql(
    "job_end_nudged",
    `UPDATE job SET state = 'succeeded', progress = 100, started_at = now(), ended_at = now()
     WHERE id = $1 AND state = 'queued'`,
    [jobId],
  );

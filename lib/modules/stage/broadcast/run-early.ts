import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Ctx, JobOptions } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import type { JobKind } from "@/lib/platform/jobs/job-kind";
import { log } from "@/lib/platform/runtime/log";

/**
 * Maximum time for a caller to wait for the early run. The work continues, and its job exists in any case.
 */
const WAIT_MS = 800;

/** Delay of a job, so that its early run can complete it first. */
const EARLY_RUN_SECONDS = 2;

interface PlannedJob {
  id: string;
  /** Completes the job, because its work is done. */
  done(): Promise<unknown>;
}

/** Enqueues a job for work that is attempted right after the commit. */
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
 * Enqueues a job and does its work immediately after the commit, without waiting for the engine. If that
 * succeeds, the job is completed; if not, it runs again. The work must be idempotent.
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

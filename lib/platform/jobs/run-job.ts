import { log } from "../log";
import { jobBell } from "../poke";
import { Again } from "./again";
import { failJob, rescheduleJob, retryJob, succeedJob } from "./end";
import { FinalError, LeaseLostError } from "./errors";
import type { Job } from "./job";
import { noteRun } from "./lanes";
import { takeLease } from "./lease";

/** Runs a named piece of work; an engine may remember its result and give it back instead of running it again. */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface JobRun {
  jobId: string;
  handout: number;
  leaseSeconds: number;
  /** Seconds to wait after the first, second, … failed attempt; the last one repeats. */
  retries: readonly number[];
  work: (job: Job, step: RunStep) => Promise<unknown>;
}

type Ending =
  | { end: "succeeded"; result: unknown }
  | { end: "again"; when: Again["when"] }
  | { end: "retry" | "failed"; error: string }
  | { end: "lost" };

/**
 * One run of one hand-out: lease, work, end state. Each is a step and each write is a compare-and-set on the
 * hand-out, so that a repeated call of the whole thing changes nothing.
 * @returns how it ended; `not_held` when the hand-out was void
 */
export async function runJob(run: JobRun, step: RunStep): Promise<{ end: string }> {
  const started = performance.now();
  const job = await step(
    "lease",
    async () => (await takeLease(run.jobId, run.handout, run.leaseSeconds)) ?? null,
  );
  if (!job) return { end: "not_held" };
  const ending = await endingOf(run, job, step);
  // The name of the end is part of what the step remembers: once it is written, a repeated call finds the lease gone.
  const end = await step("finish", async () => ((await writeEnding(run, job, ending)) ? ending.end : "lost"));
  const ms = Math.round(performance.now() - started);
  noteRun(job, ms);
  jobBell().emit("freed");
  log().info({ job_id: job.id, kind: job.kind, subject: job.subject, attempt: job.attempt, end, ms }, "job");
  return { end };
}

async function endingOf(run: JobRun, job: Job, step: RunStep): Promise<Ending> {
  try {
    const result = await run.work(job, step);
    return result instanceof Again ? { end: "again", when: result.when } : { end: "succeeded", result };
  } catch (error) {
    if (error instanceof LeaseLostError) return { end: "lost" };
    const final = error instanceof FinalError || job.attempt >= job.maxAttempts;
    log().warn(
      { err: error, job_id: job.id, kind: job.kind, attempt: job.attempt, final },
      "job attempt failed",
    );
    return {
      end: final ? "failed" : "retry",
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}

async function writeEnding(run: JobRun, job: Job, ending: Ending): Promise<boolean> {
  switch (ending.end) {
    case "succeeded":
      return succeedJob(job, ending.result);
    case "again":
      return rescheduleJob(job, ending.when);
    case "retry":
      return retryJob(job, waitAfter(run.retries, job.attempt), ending.error);
    case "failed":
      return failJob(job, ending.error);
    default:
      return false;
  }
}

/** The wait after a number of failed attempts, ± 10 % so that what failed together does not come back together. */
export const waitAfter = (retries: readonly number[], attempt: number): number =>
  (retries[Math.min(attempt, retries.length) - 1] ?? 60) * (0.9 + Math.random() * 0.2);

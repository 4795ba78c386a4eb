import { noteJobRun } from "../metrics/metrics";
import { log } from "../runtime/log";
import { stopping } from "../runtime/stopping";
import { type Span, traced } from "../runtime/trace";
import { groupOf, recordRunTime } from "./concurrency-groups";
import { failJob, rescheduleJob, retryJob, succeedJob } from "./end";
import { FinalError, LeaseLostError } from "./errors";
import { holdJob, StoppingError } from "./held-jobs";
import type { Job } from "./job";
import { takeLease } from "./lease";
import { leaseNext, requeueJobs } from "./lease-next";
import { EndWritten, Reschedule } from "./reschedule";

/** Runs a named step. An engine may remember its result and return it instead of running it again. */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface JobWork {
  leaseSeconds: number;
  /** For long work: how long its lease is renewed, in seconds. */
  maxSeconds?: number;
  /** Seconds to wait after the first, second, … failed attempt. The last one repeats. */
  retries: readonly number[];
  run: (job: Job, step: RunStep, signal: AbortSignal) => Promise<unknown>;
  /** The engine makes one call per step and may never return to a run, so its lease isn't watched. */
  engineSteps?: boolean;
  drain?: Drain;
}

/** How one call from the engine continues with other due jobs, many at a time. */
interface Drain {
  /** Concurrent calls to one group while it is fast. */
  concurrency: number;
  /**
   * How long a leased job may wait for its call, in milliseconds at the pace of the last one. Longer if
   * preparing small batches is expensive.
   */
  aheadMs?: number;
  /** Reads what many jobs need, at once. Returns one prepared job for each, in their order. */
  prepare: (jobs: Job[]) => Promise<PreparedJob[]>;
}

export type DrainableWork = JobWork & { drain: Drain };

/** One of many jobs, with all data that it needs. */
export interface PreparedJob {
  /** Makes the external call. */
  call(): Promise<void>;
  /** Records the outcome, together with others that end at the same time. Returns what `run` returns. */
  end(): Promise<unknown>;
}

export type Outcome =
  | { end: "succeeded"; result: unknown }
  | { end: "again"; when: Reschedule["when"] }
  | { end: "retry" | "failed"; error: string }
  | { end: "written"; as: EndWritten["end"] }
  | { end: "lost" | "given_back" };

interface RunEnd {
  end: string;
  ms: number;
}

/**
 * Runs one dispatch: lease, work, final state. Each is a step, and each write is a compare-and-set on the
 * dispatch, so that repeating the whole call changes nothing.
 * @returns the job and how it ended; undefined if the dispatch was void
 */
export async function runJob(
  work: JobWork,
  dispatch: { jobId: string; handout: number },
  step: RunStep,
): Promise<(RunEnd & { job: Job }) | undefined> {
  const { jobId, handout } = dispatch;
  const job = await step("lease", async () => (await takeLease(jobId, handout, work.leaseSeconds)) ?? null);
  return job ? { job, ...(await runLeased(work, job, step)) } : undefined;
}

/** Runs the work and the end of a job whose lease is held. */
export function runLeased(work: JobWork, job: Job, step: RunStep): Promise<RunEnd> {
  return tracedJob(job, async (span) => {
    const timer = startTimer(job);
    const outcome = await runHeld(work, job, step);
    // The step remembers how the job ended, because a repeated call would find that the lease is gone.
    const end = await step("finish", () => writeOutcome(work, job, outcome));
    span.setAttributes({ "showrunner.end": end });
    return { end, ms: reportEnd(work, job, end, timer) };
  });
}

async function runHeld(work: JobWork, job: Job, step: RunStep): Promise<Outcome> {
  if (work.engineSteps)
    return work
      .run(job, step, stopping())
      .then(outcomeOfResult, (error: unknown) => outcomeOfError(job, error));
  const { signal, release } = holdJob(work, job);
  try {
    return await work
      .run(job, step, signal)
      .then(outcomeOfResult, (error: unknown) => outcomeOfAborted(signal) ?? outcomeOfError(job, error));
  } finally {
    release();
  }
}

/**
 * Returns the outcome of a run that failed after its signal aborted, or undefined if it is an ordinary
 * failure.
 */
function outcomeOfAborted({ aborted, reason }: AbortSignal): Outcome | undefined {
  if (!aborted) return undefined;
  if (reason instanceof StoppingError) return { end: "given_back" };
  return reason instanceof LeaseLostError ? { end: "lost" } : undefined;
}

/** Wraps one run of a job in a trace span. */
export function tracedJob<T>(job: Job, run: (span: Span) => Promise<T>): Promise<T> {
  const attributes = {
    "showrunner.job": job.id,
    "showrunner.request": job.requestId,
    "showrunner.attempt": job.attempt,
  };
  return traced(`job ${job.kind}`, { kind: "consumer", attributes }, run);
}

interface RunTimer {
  lagMs: number;
  started: number;
}

export const startTimer = (job: Job): RunTimer => ({
  lagMs: job.lagMs,
  started: performance.now(),
});

/**
 * Reports the end of a run to metrics, concurrency groups and the log. Returns its duration in milliseconds.
 */
export function reportEnd(work: JobWork, job: Job, end: string, { lagMs, started }: RunTimer): number {
  const ms = Math.round(performance.now() - started);
  recordRunTime(job, ms);
  noteJobRun({ kind: job.kind, end, ms, lagMs });
  // Jobs drained by the thousand are logged as one total, and come again by the thousand.
  const isUsual = end === "again" || (end === "succeeded" && job.attempt === 1);
  const level = work.drain && isUsual ? "debug" : "info";
  log()[level](
    { job_id: job.id, kind: job.kind, subject: job.subject, attempt: job.attempt, end, ms },
    "job",
  );
  return ms;
}

const DRAIN_MS = 5_000;
const BATCH_MS = 500;
const BATCH = 10;
const SLOW_MS = 1_000;

/**
 * Drains further due jobs of the same group, for some seconds while they are fast. A call from the engine
 * costs more than most jobs, so a burst would otherwise wait for the engine rather than the work.
 */
export async function drainOneByOne(
  work: JobWork,
  first: Job,
  firstMs: number,
  step: RunStep,
): Promise<number> {
  const group = groupOf(first);
  const until = performance.now() + DRAIN_MS;
  let ms = firstMs;
  let count = 0;
  while (ms < SLOW_MS && performance.now() < until && !stopping().aborted) {
    // As many as fit into half a second: leased jobs count as running while others wait for slots.
    const max = Math.min(BATCH, Math.max(1, Math.floor(BATCH_MS / Math.max(1, ms))));
    const jobs = await leaseNext(group, max, work.leaseSeconds);
    if (jobs.length === 0) break;
    try {
      while (ms < SLOW_MS && !stopping().aborted) {
        const job = jobs.shift();
        if (!job) break;
        ({ ms } = await runLeased(work, job, step));
        count += 1;
      }
    } finally {
      await requeueJobs(jobs);
    }
  }
  return count;
}

export function outcomeOfResult(result: unknown): Outcome {
  if (result instanceof EndWritten) return { end: "written", as: result.end };
  return result instanceof Reschedule ? { end: "again", when: result.when } : { end: "succeeded", result };
}

export function outcomeOfError(job: Job, error: unknown): Outcome {
  if (error instanceof LeaseLostError) return { end: "lost" };
  const final = error instanceof FinalError || job.attempt >= job.maxAttempts;
  log().warn(
    { err: error, job_id: job.id, kind: job.kind, attempt: job.attempt, final },
    "job attempt failed",
  );
  return {
    end: final ? "failed" : "retry",
    error: reasonOf(error),
  };
}

/** A final error states the reason for people. Any other is internal, and its class name helps. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof FinalError ? error.message : `${error.name}: ${error.message}`;
}

/** Writes the final state and returns its name, "lost" if another dispatch holds the job. */
export async function writeOutcome(work: JobWork, job: Job, outcome: Outcome): Promise<string> {
  if (outcome.end === "written") return outcome.as;
  return (await write(work, job, outcome)) ? outcome.end : "lost";
}

async function write(
  work: JobWork,
  job: Job,
  outcome: Exclude<Outcome, { end: "written" }>,
): Promise<boolean> {
  switch (outcome.end) {
    case "succeeded":
      return succeedJob(job, outcome.result);
    case "again":
      return rescheduleJob(job, outcome.when);
    case "retry":
      return retryJob(job, waitAfter(work.retries, job.attempt), outcome.error);
    case "failed":
      return failJob(job, outcome.error);
    case "given_back":
      await requeueJobs([job]);
      return true;
    default:
      return false;
  }
}

/**
 * Returns the delay after a number of failed attempts, ± 10 % so that jobs that failed together don't retry
 * together.
 */
const waitAfter = (retries: readonly number[], attempt: number): number =>
  (retries[Math.min(attempt, retries.length) - 1] ?? 60) * (0.9 + Math.random() * 0.2);

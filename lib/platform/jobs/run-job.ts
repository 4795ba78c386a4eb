import { noteJobRun } from "../metrics/metrics";
import { log } from "../runtime/log";
import { stopping } from "../runtime/stopping";
import { type Noted, traced } from "../runtime/trace";
import { Again, Ended } from "./again";
import { failJob, rescheduleJob, retryJob, succeedJob } from "./end";
import { FinalError, LeaseLostError } from "./errors";
import type { Job } from "./job";
import { laneOf, noteRun } from "./lanes";
import { takeLease } from "./lease";
import { giveBack, takeNext } from "./take-next";

/** Runs a named piece of work; an engine may remember its result and give it back instead of running it again. */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface JobWork {
  leaseSeconds: number;
  /** Seconds to wait after the first, second, … failed attempt; the last one repeats. */
  retries: readonly number[];
  run: (job: Job, step: RunStep) => Promise<unknown>;
  carry?: Carry;
}

/** How a warm run carries others along. */
interface Carry {
  /** Calls to one lane at one time, while it is quick. */
  atOnce: number;
  /** Reads what many jobs need, at one time; a part for each, in their order. */
  prepare: (jobs: Job[]) => Promise<Part[]>;
}

export type CarriedWork = JobWork & { carry: Carry };

/** One job of many, ready to be done. */
export interface Part {
  /** The call to the outside. */
  call(): Promise<void>;
  /** Writes down what came of it, with others that end at that time. Returns what `run` returns. */
  end(): Promise<unknown>;
}

export type Ending =
  | { end: "succeeded"; result: unknown }
  | { end: "again"; when: Again["when"] }
  | { end: "retry" | "failed"; error: string }
  | { end: "written"; as: Ended["end"] }
  | { end: "lost" };

interface Done {
  end: string;
  ms: number;
}

/**
 * One run of one hand-out: lease, work, end state. Each is a step and each write is a compare-and-set on the
 * hand-out, so that a repeated call of the whole thing changes nothing.
 * @returns the job and how it ended; undefined when the hand-out was void
 */
export async function runJob(
  work: JobWork,
  handOut: { jobId: string; handout: number },
  step: RunStep,
): Promise<(Done & { job: Job }) | undefined> {
  const { jobId, handout } = handOut;
  const job = await step("lease", async () => (await takeLease(jobId, handout, work.leaseSeconds)) ?? null);
  return job ? { job, ...(await runHeld(work, job, step)) } : undefined;
}

/** Work and end of a job whose lease is held. */
export function runHeld(work: JobWork, job: Job, step: RunStep): Promise<Done> {
  return tracedJob(job, async ({ note }) => {
    const since = begun(job);
    const ending = await work.run(job, step).then(endingOf, (error: unknown) => endingAfter(job, error));
    // The name of the end is part of what the step remembers: once it is written, a repeated call finds the lease gone.
    const end = await step("finish", () => writeEnding(work, job, ending));
    note({ "showrunner.end": end });
    return { end, ms: noteEnd(work, job, end, since) };
  });
}

/** One span of a trace for one run of a job. */
export function tracedJob<T>(job: Job, run: (noted: Noted) => Promise<T>): Promise<T> {
  const attributes = {
    "showrunner.job": job.id,
    "showrunner.request": job.requestId,
    "showrunner.attempt": job.attempt,
  };
  return traced(`job ${job.kind}`, { kind: "consumer", attributes }, run);
}

interface Begun {
  lagMs: number;
  started: number;
}

export const begun = (job: Job): Begun => ({
  lagMs: Date.now() - Date.parse(job.dueAt),
  started: performance.now(),
});

/** Tells metrics, lanes and log how a run ended. Returns how long it took. */
export function noteEnd(work: JobWork, job: Job, end: string, { lagMs, started }: Begun): number {
  const ms = Math.round(performance.now() - started);
  noteRun(job, ms);
  noteJobRun({ kind: job.kind, end, ms, lagMs });
  // What runs by the thousand is told of as a sum, by whoever carries it.
  const level = work.carry && end === "succeeded" && job.attempt === 1 ? "debug" : "info";
  log()[level](
    { job_id: job.id, kind: job.kind, subject: job.subject, attempt: job.attempt, end, ms },
    "job",
  );
  return ms;
}

const GO_ON_MS = 5_000;
const BATCH_MS = 500;
const BATCH = 10;
const SLOW_MS = 1_000;

/**
 * Goes on with what else is due in the same lane, for some seconds and as long as it is quick. A call from the engine
 * costs more than most jobs, so a burst would otherwise wait for the engine instead of for the work.
 */
export async function goOn(work: JobWork, first: Job, firstMs: number, step: RunStep): Promise<number> {
  const lane = laneOf(first);
  const until = performance.now() + GO_ON_MS;
  let ms = firstMs;
  let count = 0;
  while (ms < SLOW_MS && performance.now() < until && !stopping().aborted) {
    // As many as half a second holds: they count as running, and others wait for the places that they take.
    const most = Math.min(BATCH, Math.max(1, Math.floor(BATCH_MS / Math.max(1, ms))));
    const jobs = await takeNext(lane, most, work.leaseSeconds);
    if (jobs.length === 0) break;
    try {
      while (ms < SLOW_MS && !stopping().aborted) {
        const job = jobs.shift();
        if (!job) break;
        ({ ms } = await runHeld(work, job, step));
        count += 1;
      }
    } finally {
      await giveBack(jobs);
    }
  }
  return count;
}

/** What a result means for the job. */
export function endingOf(result: unknown): Ending {
  if (result instanceof Ended) return { end: "written", as: result.end };
  return result instanceof Again ? { end: "again", when: result.when } : { end: "succeeded", result };
}

/** What an error means for the job. */
export function endingAfter(job: Job, error: unknown): Ending {
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

/** Writes the end, and tells its name: "lost" when another hand-out has the job. */
export async function writeEnding(work: JobWork, job: Job, ending: Ending): Promise<string> {
  if (ending.end === "written") return ending.as;
  return (await write(work, job, ending)) ? ending.end : "lost";
}

async function write(work: JobWork, job: Job, ending: Exclude<Ending, { end: "written" }>): Promise<boolean> {
  switch (ending.end) {
    case "succeeded":
      return succeedJob(job, ending.result);
    case "again":
      return rescheduleJob(job, ending.when);
    case "retry":
      return retryJob(job, waitAfter(work.retries, job.attempt), ending.error);
    case "failed":
      return failJob(job, ending.error);
    default:
      return false;
  }
}

/** The wait after a number of failed attempts, ± 10 % so that what failed together does not come back together. */
const waitAfter = (retries: readonly number[], attempt: number): number =>
  (retries[Math.min(attempt, retries.length) - 1] ?? 60) * (0.9 + Math.random() * 0.2);

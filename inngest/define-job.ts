import type { z } from "zod";
import { drainConcurrently } from "@/lib/platform/jobs/drain-concurrently";
import { FinalError, LeaseLostError } from "@/lib/platform/jobs/errors";
import type { Job } from "@/lib/platform/jobs/job";
import type { JobKind } from "@/lib/platform/jobs/job-kind";
import { jobKinds } from "@/lib/platform/jobs/kinds";
import { extendLease, setProgress } from "@/lib/platform/jobs/lease";
import { jobSignals } from "@/lib/platform/jobs/poke";
import { type Reschedule, rescheduleAt, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import {
  drainOneByOne,
  type JobWork,
  type PreparedJob,
  type RunStep,
  runJob,
} from "@/lib/platform/jobs/run-job";
import { engineClients } from "./client";

export { FinalError, type Job, LeaseLostError, rescheduleAt, rescheduleIn };

export interface JobContext<Payload> {
  /** Pass it to `asSystem(name, job, …)` as the owner. */
  job: Job;
  /** The payload as parsed by its schema. */
  payload: Payload;
  /** Each external side effect is a named step; results must be JSON values. */
  step: { run: RunStep };
  /**
   * Aborts when the process stops, the lease is lost, the job is canceled, or the kind's time limit is
   * reached. Pass it to everything that takes long: work that throws after the abort is released, or ends
   * without further writes.
   */
  signal: AbortSignal;
  /** Extends the lease from now (default: the kind's `leaseSeconds`). Throws `LeaseLostError`. */
  extendLease: (seconds?: number) => Promise<void>;
  /** Reports progress, 0 to 100, and extends the lease. Throws `LeaseLostError`. */
  progress: (percent: number, stage?: string) => Promise<void>;
}

interface Common {
  /**
   * False: the whole job is one call from the engine, and steps run inline. Faster, and right for a single
   * effect, a few seconds of work, or long work that respects its signal. While jobs are fast, one call
   * continues with others that are due. True: the engine calls once per step and remembers results; code
   * between steps runs again on each call.
   */
  engineSteps?: boolean;
  /** Sets the subject's final state when the job has failed permanently. May run more than once. */
  onFailed?: (failed: { job: Job; error: string }) => Promise<void>;
}

interface Single<Payload> {
  /**
   * Does the work. Returns the result, or `rescheduleAt()` / `rescheduleIn()`. Throw `FinalError` to give up.
   */
  run: (context: JobContext<Payload>) => Promise<unknown | Reschedule>;
  drain?: undefined;
}

/**
 * For I/O-bound jobs that come by the thousand: while jobs are fast, one engine call drains others that are
 * due, many at a time. Their reads and writes are batched.
 */
interface Drained<Payload> {
  run?: undefined;
  drain: {
    /** Concurrent calls per group. */
    concurrency: number;
    /** How long a job may wait in memory for its call, in milliseconds. Default: 400. */
    aheadMs?: number;
    /**
     * Reads what all jobs need and returns one prepared job each, in order. `end` returns what `run` would,
     * or `EndWritten`.
     */
    prepare: (jobs: { job: Job; payload: Payload }[]) => Promise<PreparedJob[]>;
  };
}

type Work<Payload> = Common & (Single<Payload> | Drained<Payload>);

/**
 * Attaches the work to a job kind: an engine function for the event `job/<kind>`, and what the dispatcher
 * needs.
 */
export function defineJob<Schema extends z.ZodType>(kind: JobKind<Schema>, work: Work<z.output<Schema>>) {
  const { kind: name, pool, concurrency } = kind;
  const { onFailed, engineSteps = false } = work;
  jobKinds().set(name, {
    kind: name,
    pool,
    limit: concurrency.limit,
    ...(concurrency.group ? { group: concurrency.group } : {}),
    ...(onFailed ? { onFailed: (job, error) => onFailed({ job, error }) } : {}),
  });
  const { leaseSeconds, maxSeconds, retries } = kind;
  const job: JobWork = {
    leaseSeconds,
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
    retries,
    engineSteps,
    ...workOf(kind, work),
  };
  return engineClients[pool].createFunction(
    // The job row counts attempts; the engine has exactly one per dispatch.
    { id: name.replaceAll(/[^a-z0-9]+/g, "-"), name, retries: 0, triggers: [{ event: `job/${name}` }] },
    async ({ event, step }) => {
      const dispatch = dispatchOf(event.data);
      try {
        if (engineSteps) {
          const done = await runJob(job, dispatch, runInEngine(step as unknown as EngineStep));
          return { end: done?.end ?? "not_held" };
        }
        const done = await runJob(job, dispatch, runInline);
        if (!done) return { end: "not_held" };
        const { job: first, ms, end } = done;
        const { drain } = job;
        const more = drain
          ? drainConcurrently({ ...job, drain }, first, ms)
          : drainOneByOne(job, first, ms, runInline);
        return { end, more: await more };
      } finally {
        jobSignals().emit("freed");
      }
    },
  );
}

function dispatchOf(data: unknown): { jobId: string; handout: number } {
  const { job_id: jobId, handout } = data as { job_id: string; handout: number };
  return { jobId, handout };
}

function workOf<Schema extends z.ZodType>(
  kind: JobKind<Schema>,
  { run, drain }: Work<z.output<Schema>>,
): Pick<JobWork, "run" | "drain"> {
  if (!drain) return { run: async (job, step, signal) => run(contextOf(kind, job, step, signal)) };
  const prepare = (jobs: Job[]) => prepareAll(kind, drain.prepare, jobs);
  return {
    run: async (job) => {
      const [prepared] = await prepare([job]);
      await prepared?.call();
      return prepared?.end();
    },
    drain: { ...drain, prepare },
  };
}

function contextOf<Schema extends z.ZodType>(
  kind: JobKind<Schema>,
  job: Job,
  run: RunStep,
  signal: AbortSignal,
): JobContext<z.output<Schema>> {
  const { leaseSeconds } = kind;
  return {
    job,
    payload: payloadOf(kind, job),
    step: { run },
    signal,
    extendLease: (seconds = leaseSeconds) => extendLease(job, seconds),
    progress: (percent, stage = "") => setProgress(job, percent, stage, leaseSeconds),
  };
}

/** Jobs with an invalid payload fail individually. */
async function prepareAll<Schema extends z.ZodType>(
  kind: JobKind<Schema>,
  prepare: Drained<z.output<Schema>>["drain"]["prepare"],
  jobs: Job[],
): Promise<PreparedJob[]> {
  const preparedJobs = new Map<Job, PreparedJob>();
  const valid: { job: Job; payload: z.output<Schema> }[] = [];
  for (const job of jobs) {
    try {
      valid.push({ job, payload: payloadOf(kind, job) });
    } catch (error) {
      preparedJobs.set(job, { call: () => Promise.reject(error), end: async () => null });
    }
  }
  const prepared = valid.length > 0 ? await prepare(valid) : [];
  for (const [index, one] of prepared.entries()) preparedJobs.set(valid[index]?.job as Job, one);
  return jobs.map((job) => preparedJobs.get(job) as PreparedJob);
}

function payloadOf<Schema extends z.ZodType>({ kind, payload }: JobKind<Schema>, job: Job): z.output<Schema> {
  const parsed = payload.safeParse(job.payload);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join(".") || "payload");
  throw new FinalError(`The payload is not one of ${kind}: ${fields.join(", ")}`);
}

const runInline: RunStep = (_name, step) => step();

interface EngineStep {
  run(name: string, work: () => Promise<StepResult>): Promise<StepResult>;
}

/** The result of a step. An error thrown through the engine would lose its class. */
interface StepResult {
  value?: unknown;
  error?: { name: string; message: string };
}

function runInEngine(step: EngineStep): RunStep {
  return async <T>(name: string, stepWork: () => Promise<T>): Promise<T> => {
    const result = await step.run(name, async () => {
      try {
        return { value: await stepWork() };
      } catch (error) {
        const known = error instanceof Error ? error : new Error(String(error));
        return { error: { name: known.name, message: known.message.slice(0, 2_000) } };
      }
    });
    if (!result.error) return result.value as T;
    throw rebuildError(result.error);
  };
}

function rebuildError({ name, message }: { name: string; message: string }): Error {
  if (name === "FinalError") return new FinalError(message);
  if (name === "LeaseLostError") return new LeaseLostError(message);
  return Object.assign(new Error(message), { name });
}

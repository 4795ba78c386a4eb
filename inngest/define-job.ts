import type { z } from "zod";
import { type Again, rescheduleAt, rescheduleIn } from "@/lib/platform/jobs/again";
import { carryOn } from "@/lib/platform/jobs/carry";
import { FinalError, LeaseLostError } from "@/lib/platform/jobs/errors";
import type { Job } from "@/lib/platform/jobs/job";
import { jobKinds } from "@/lib/platform/jobs/kinds";
import { extendLease, setProgress } from "@/lib/platform/jobs/lease";
import { goOn, type JobWork, type RunStep, runJob } from "@/lib/platform/jobs/run-job";
import { jobBell } from "@/lib/platform/poke";
import { inngest } from "./client";

export { FinalError, type Job, LeaseLostError, rescheduleAt, rescheduleIn };

export interface JobContext<Payload> {
  /** Pass it to `asSystem(name, job, …)` as the owner. */
  job: Job;
  /** The payload as its schema gave it back. */
  payload: Payload;
  /** Each effect on the outside world is a named step; results have to be JSON values. */
  step: { run: RunStep };
  /** Keeps the job for so long from now on (default: the kind's `leaseSeconds`). Throws LeaseLostError. */
  extendLease: (seconds?: number) => Promise<void>;
  /** Tells how far the work is, 0 to 100, and keeps the lease. Throws LeaseLostError. */
  progress: (percent: number, stage?: string) => Promise<void>;
}

interface JobDeclaration<Schema extends z.ZodType> {
  kind: string;
  payload: Schema;
  /** How long one attempt may take without a sign of life before it counts as dead. */
  leaseSeconds?: number;
  /** Waits in seconds after failed attempts; the last one repeats until the row's `max_attempts`. */
  retries?: readonly number[];
  /** Most at one time, over all processes, and most with the same value of a payload field. */
  concurrency?: { limit?: number; lane?: { field: string; limit: number } };
  /**
   * False: the whole job is one call from the engine, and steps run where they stand. The quick way, right for work
   * of one effect or a few seconds. While jobs are quick, one call goes on with others that are due.
   * True: the engine calls once for each step and remembers results; code between steps runs again on each call.
   */
  engineSteps?: boolean;
  /**
   * While jobs are quick, one call carries others along, so many at one time: for work that waits for somebody else
   * and comes by the thousand. Without it they follow one another.
   */
  carry?: { atOnce: number };
  /** Gives the subject its end state when the job has failed for good. May run more than once. */
  onFailed?: (failed: { job: Job; error: string }) => Promise<void>;
  /** Does the work. Returns the result, or `rescheduleAt()` / `rescheduleIn()`. Throw FinalError to give up. */
  run: (context: JobContext<z.output<Schema>>) => Promise<unknown | Again>;
}

const LEASE_SECONDS = 60;
const RETRIES = [5, 30, 120, 600] as const;
const LIMIT = 20;

/** Makes one kind of job: an engine function for the event `job/<kind>`, and what the dispatcher needs to know. */
export function defineJob<Schema extends z.ZodType>(declaration: JobDeclaration<Schema>) {
  const { kind, concurrency, onFailed, engineSteps = false } = declaration;
  jobKinds().set(kind, {
    kind,
    limit: concurrency?.limit ?? LIMIT,
    ...(concurrency?.lane ? { lane: concurrency.lane } : {}),
    ...(onFailed ? { onFailed: (job, error) => onFailed({ job, error }) } : {}),
  });
  const job: JobWork = {
    leaseSeconds: declaration.leaseSeconds ?? LEASE_SECONDS,
    retries: declaration.retries ?? RETRIES,
    run: (held, step) => work(declaration, held, step),
    ...(declaration.carry ? { carry: declaration.carry } : {}),
  };
  return inngest.createFunction(
    // The job row counts the attempts; the engine has exactly one for each hand-out.
    { id: kind.replaceAll(/[^a-z0-9]+/g, "-"), name: kind, retries: 0, triggers: [{ event: `job/${kind}` }] },
    async ({ event, step }) => {
      const handOut = handOutOf(event.data);
      try {
        if (engineSteps) {
          const done = await runJob(job, handOut, inEngine(step as unknown as EngineStep));
          return { end: done?.end ?? "not_held" };
        }
        const done = await runJob(job, handOut, inPlace);
        if (!done) return { end: "not_held" };
        const { job: first, ms, end } = done;
        return { end, more: await (job.carry ? carryOn(job, first, ms) : goOn(job, first, ms, inPlace)) };
      } finally {
        jobBell().emit("freed");
      }
    },
  );
}

function handOutOf(data: unknown): { jobId: string; handout: number } {
  const { job_id: jobId, handout } = data as { job_id: string; handout: number };
  return { jobId, handout };
}

function work<Schema extends z.ZodType>(
  declaration: JobDeclaration<Schema>,
  job: Job,
  run: RunStep,
): Promise<unknown> {
  const parsed = declaration.payload.safeParse(job.payload);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join(".") || "payload");
    throw new FinalError(`The payload is not one of ${job.kind}: ${fields.join(", ")}`);
  }
  const leaseSeconds = declaration.leaseSeconds ?? LEASE_SECONDS;
  return declaration.run({
    job,
    payload: parsed.data,
    step: { run },
    extendLease: (seconds = leaseSeconds) => extendLease(job, seconds),
    progress: (percent, stage = "") => setProgress(job, percent, stage, leaseSeconds),
  });
}

const inPlace: RunStep = (_name, step) => step();

interface EngineStep {
  run(name: string, work: () => Promise<Told>): Promise<Told>;
}

/** What a step came to. An error thrown through the engine would come back without its class. */
interface Told {
  value?: unknown;
  error?: { name: string; message: string };
}

function inEngine(step: EngineStep): RunStep {
  return async <T>(name: string, stepWork: () => Promise<T>): Promise<T> => {
    const told = await step.run(name, async () => {
      try {
        return { value: await stepWork() };
      } catch (error) {
        const known = error instanceof Error ? error : new Error(String(error));
        return { error: { name: known.name, message: known.message.slice(0, 2_000) } };
      }
    });
    if (!told.error) return told.value as T;
    throw revived(told.error);
  };
}

function revived({ name, message }: { name: string; message: string }): Error {
  if (name === "FinalError") return new FinalError(message);
  if (name === "LeaseLostError") return new LeaseLostError(message);
  return Object.assign(new Error(message), { name });
}

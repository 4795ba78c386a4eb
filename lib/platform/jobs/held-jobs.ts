import { outsideTransaction, sql } from "../database/db";
import { notices } from "../database/notices";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { stopping } from "../runtime/stopping";
import { LeaseLostError } from "./errors";
import type { Job } from "./job";
import { requeueJobs } from "./lease-next";

/** Topic of the notice that running jobs were cancelled. */
export const JOBS_CANCELLED = "jobs-cancelled";

const LOOK_MS = 2_000;
/** Most jobs end before it is worth checking whether they are still held. */
const SETTLED_MS = 1_000;

/** The process is ending. The job is requeued as if it had not been tried. */
export class StoppingError extends Error {
  override name = "StoppingError";
}

interface Held {
  job: Job;
  leaseSeconds: number;
  /** How long its lease is renewed; undefined if never. */
  maxSeconds: number | undefined;
  abort: AbortController;
  since: number;
  /** When the database last confirmed that the lease is ours. */
  confirmed: number;
}

export interface Hold {
  /** Aborts if the process stops, the lease is lost, the job is cancelled, or it takes too long. */
  signal: AbortSignal;
  release(): void;
}

const state = processSingleton("held-jobs", () => ({
  held: new Map<string, Held>(),
  timer: undefined as NodeJS.Timeout | undefined,
  looking: false,
  minMs: SETTLED_MS,
}));
const { held } = state;
const keyOf = ({ id, handout }: Job): string => `${id}.${handout}`;

/** Watches a job whose lease was just taken, until it is released. Costs nothing while the job is short. */
export function holdJob(work: { leaseSeconds: number; maxSeconds?: number }, job: Job): Hold {
  const { leaseSeconds, maxSeconds } = work;
  const now = performance.now();
  const abort = new AbortController();
  const one: Held = { job, leaseSeconds, maxSeconds, abort, since: now, confirmed: now };
  const stop = (): void => abort.abort(new StoppingError("The process is stopping."));
  if (stopping().aborted) stop();
  else stopping().addEventListener("abort", stop, { once: true });
  held.set(keyOf(job), one);
  if (state.timer === undefined) {
    notices().on(JOBS_CANCELLED, lookAtAll);
    state.timer = setTimeout(lookNow, LOOK_MS);
  }
  return {
    signal: abort.signal,
    release: () => {
      held.delete(keyOf(job));
      stopping().removeEventListener("abort", stop);
    },
  };
}

/**
 * Requeues long work that is still running when the process ends, so that it needn't wait for the lease to
 * expire. Short work keeps its lease, which covers what it started outside, such as the delivery of an email.
 */
export async function requeueHeldJobs(): Promise<number> {
  const jobs = [...held.values()].filter(({ maxSeconds }) => maxSeconds !== undefined).map(({ job }) => job);
  held.clear();
  await requeueJobs(jobs);
  return jobs.length;
}

/** Checks all jobs regardless of age, because one of them may have been cancelled. */
function lookAtAll(): void {
  state.minMs = 0;
  lookNow();
}

function lookNow(): void {
  clearTimeout(state.timer);
  if (state.looking) return;
  state.looking = true;
  outsideTransaction(look)
    .catch((error: unknown) => log().warn({ err: error }, "the leases of running jobs could not be renewed"))
    .finally(() => {
      state.looking = false;
      for (const one of held.values()) abortUnsure(one);
      if (held.size > 0) state.timer = setTimeout(lookNow, state.minMs === 0 ? 0 : LOOK_MS);
      else {
        state.timer = undefined;
        notices().off(JOBS_CANCELLED, lookAtAll);
      }
    });
}

/** Renews the leases of long work, and returns which jobs are still ours. */
const LOOK = `
WITH h AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::float8[]) AS t (id, handout, seconds)
), renewed AS (
  UPDATE job SET lease_until = now() + make_interval(secs => h.seconds)
  FROM h WHERE h.seconds > 0 AND job.id = h.id AND job.handout = h.handout AND job.lease_until IS NOT NULL
)
SELECT job.id, job.handout, job.state FROM h JOIN job ON job.id = h.id`;

async function look(): Promise<void> {
  const asked = performance.now();
  const ones = [...held.values()].filter(({ since }) => asked - since >= state.minMs);
  state.minMs = SETTLED_MS;
  if (ones.length === 0) return;
  const rows = await sql<{ id: string; handout: number; state: string }>("job_look", LOOK, [
    ones.map(({ job }) => job.id),
    ones.map(({ job }) => job.handout),
    ones.map((one) => (isRenewed(one, asked) ? one.leaseSeconds : 0)),
  ]);
  const states = new Map(rows.map(({ id, handout, state }) => [`${id}.${handout}`, state]));
  for (const one of ones) {
    const state = states.get(keyOf(one.job));
    if (state === "running") one.confirmed = asked;
    else one.abort.abort(new LeaseLostError(`Job ${one.job.id} is ${state ?? "in other hands"}.`));
    if (one.maxSeconds !== undefined && asked - one.since > one.maxSeconds * 1_000)
      one.abort.abort(new Error(`Timed out after ${one.maxSeconds} s.`));
  }
}

const isRenewed = ({ maxSeconds, since, abort }: Held, now: number): boolean =>
  maxSeconds !== undefined &&
  now - since <= maxSeconds * 1_000 &&
  (!abort.signal.aborted || abort.signal.reason instanceof StoppingError);

/** The database didn't respond for a whole lease, so another process may have the job by now. */
function abortUnsure({ job, maxSeconds, leaseSeconds, confirmed, abort }: Held): void {
  if (maxSeconds === undefined || performance.now() - confirmed < leaseSeconds * 1_000) return;
  abort.abort(new LeaseLostError(`The lease of job ${job.id} could not be renewed.`));
}

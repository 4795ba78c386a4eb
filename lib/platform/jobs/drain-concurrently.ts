import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { stopping } from "../runtime/stopping";
import type { Span } from "../runtime/trace";
import { groupOf, slowGroupsOf } from "./concurrency-groups";
import type { Job } from "./job";
import { jobKinds } from "./kinds";
import { type ConcurrencyGroup, leaseFromIdleGroups, leaseNext, requeueJobs } from "./lease-next";
import {
  type DrainableWork,
  type Outcome,
  outcomeOfError,
  outcomeOfResult,
  type PreparedJob,
  reportEnd,
  startTimer,
  tracedJob,
  writeOutcome,
} from "./run-job";

const DRAIN_MS = 5_000;
/** How often to look for new work while calls are in flight. */
const LOOK_AGAIN_MS = 50;
const SLOW_MS = 1_000;
/** Maximum number of calls in flight in one process, over all its runs. */
const MAX_CALLS = 256;
/**
 * Maximum number of jobs leased with one statement, and how much work of its own group a run keeps waiting by
 * default.
 */
const MAX_LEASED = 256;
const AHEAD_MS = 400;
/**
 * Calls whose outcome is not written yet. Beyond this, writes are the bottleneck and no more jobs are leased.
 */
const MAX_UNFINISHED = 1_024;

const calls = processSingleton("jobs-carried", () => ({ count: 0 }));

interface LeasedJob {
  job: Job;
  prepared: PreparedJob;
}

/**
 * Drains further due jobs, many at a time: first the group of the job that started the run, then one job of
 * each idle group. A call from the engine costs far more than a delivery. Each job keeps its own lease and
 * end, so a crash loses nothing. A slow job delays the end of this run, but no other job.
 * @returns how many jobs were drained
 */
export async function drainConcurrently(work: DrainableWork, first: Job, firstMs: number): Promise<number> {
  const drain = new ConcurrentDrain(work, groupOf(first), firstMs);
  const started = performance.now();
  await drain.run(started + DRAIN_MS);
  if (drain.count > 0) {
    const ms = Math.round(performance.now() - started);
    log().info({ kind: first.kind, carried: drain.count, ms }, "jobs drained");
  }
  return drain.count;
}

class ConcurrentDrain {
  count = 0;
  private waiting: LeasedJob[] = [];
  private calling = 0;
  private ownCalling = 0;
  private unfinished = 0;
  private stopped = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly work: DrainableWork,
    private readonly group: ConcurrencyGroup,
    private lastCallMs: number,
  ) {}

  async run(until: number): Promise<void> {
    while (performance.now() < until && !this.isOver()) {
      const taken = await this.leaseAndStart();
      if (taken !== undefined && taken > 0) continue;
      if (this.isIdle()) break;
      await this.waitForChange(taken === undefined);
    }
    while (!this.isIdle()) await this.waitForChange(false);
  }

  private isOver = (): boolean => this.stopped || stopping().aborted;
  private isIdle = (): boolean => this.unfinished === 0 && this.waiting.length === 0;

  /** Concurrent calls to its own group, depending on how fast the last one was. None once it is slow. */
  private ownConcurrency(): number {
    const { concurrency } = this.work.drain;
    if (this.lastCallMs < 50) return concurrency;
    if (this.lastCallMs < 250) return Math.ceil(concurrency / 4);
    return this.lastCallMs < SLOW_MS ? Math.ceil(concurrency / 16) : 0;
  }

  /**
   * How many jobs of its own group to lease: as many as may wait, but none before half of them are used up.
   */
  private ownRoom(): number {
    const max = this.ownConcurrency();
    const { aheadMs = AHEAD_MS } = this.work.drain;
    const wanted = Math.min(
      MAX_LEASED,
      max * Math.max(1, Math.floor(aheadMs / Math.max(1, this.lastCallMs))),
    );
    const room = wanted - this.waiting.length;
    return room * 2 >= wanted && this.unfinished < MAX_UNFINISHED ? room : 0;
  }

  /**
   * Leases as many jobs as there is room for and starts them. Undefined, without a query, if there is no
   * room.
   */
  private async leaseAndStart(): Promise<number | undefined> {
    const { leaseSeconds, drain } = this.work;
    const own = this.ownRoom();
    if (own > 0) {
      const jobs = await leaseNext(this.group, own, leaseSeconds);
      if (jobs.length > 0) {
        for (const one of await this.prepare(jobs)) this.waiting.push(one);
        this.startWaiting();
        return jobs.length;
      }
    } else if (this.ownConcurrency() > 0 || jobKinds().get(this.group.kind)?.group?.sameService)
      // The service that is slow for its own group is slow for the others.
      return undefined;
    const room = Math.min(drain.concurrency - this.calling, MAX_CALLS - calls.count);
    if (room <= 0) return undefined;
    const jobs = await leaseFromIdleGroups(this.group, slowGroupsOf(this.group.kind), room, leaseSeconds);
    for (const one of await this.prepare(jobs)) void this.start(one, false);
    return jobs.length;
  }

  private async prepare(jobs: Job[]): Promise<LeasedJob[]> {
    if (jobs.length === 0) return [];
    const ready = await this.work.drain.prepare(jobs).catch((error: unknown) => failEach(jobs, error));
    return jobs.flatMap((job, index) => {
      const prepared = ready[index];
      return prepared ? [{ job, prepared }] : [];
    });
  }

  /**
   * Starts waiting jobs, as many as the group's concurrency allows. Once the group is slow, the rest are
   * returned.
   */
  private startWaiting(): void {
    const max = this.isOver() ? 0 : this.ownConcurrency();
    while (this.waiting.length > 0 && this.ownCalling < max && calls.count < MAX_CALLS) {
      const next = this.waiting.shift();
      if (next) void this.start(next, true);
    }
    if (max > 0 || this.waiting.length === 0) return;
    const left = this.waiting.splice(0).map(({ job }) => job);
    this.unfinished += 1;
    void requeueJobs(left)
      .catch((error: unknown) => this.abandon(error, left[0]))
      .finally(() => this.outcomeWritten());
  }

  private start({ job, prepared }: LeasedJob, own: boolean): Promise<void> {
    this.count += 1;
    this.unfinished += 1;
    this.calling += 1;
    this.ownCalling += own ? 1 : 0;
    calls.count += 1;
    return tracedJob(job, (span) => this.runOne(job, prepared, own, span));
  }

  /**
   * Everything in one async function, because at thousands of jobs each extra one costs as much as a
   * signature.
   */
  private async runOne(job: Job, prepared: PreparedJob, own: boolean, span: Span): Promise<void> {
    const timer = startTimer(job);
    let outcome: Outcome;
    try {
      try {
        await prepared.call();
      } finally {
        this.callEnded(own, performance.now() - timer.started);
      }
      outcome = outcomeOfResult(await prepared.end());
    } catch (error) {
      outcome = outcomeOfError(job, error);
    }
    try {
      const end = outcome.end === "written" ? outcome.as : await writeOutcome(this.work, job, outcome);
      span.setAttributes({ "showrunner.end": end });
      reportEnd(this.work, job, end, timer);
    } catch (error) {
      this.abandon(error, job);
    }
    this.outcomeWritten();
  }

  private callEnded(own: boolean, ms: number): void {
    calls.count -= 1;
    this.calling -= 1;
    this.ownCalling -= own ? 1 : 0;
    if (own) this.lastCallMs = ms;
    this.startWaiting();
    if (this.ownRoom() > 0) this.wake();
  }

  /** The outcome could not be written: the lease expires and the job runs again. */
  private abandon(error: unknown, job: Job | undefined): void {
    log().warn(
      { err: error, job_id: job?.id, kind: this.group.kind },
      "a drained job was abandoned to its lease",
    );
    this.stopped = true;
  }

  private outcomeWritten(): void {
    this.unfinished -= 1;
    if (this.isIdle() || this.ownRoom() > 0) this.wake();
  }

  /** Waits briefly, or until everything is done or, with `orRoom`, until there is room for more. */
  private async waitForChange(orRoom: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS);
      this.wake = () => {
        if (!orRoom && !this.isIdle()) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.startWaiting();
  }
}

/** If preparing fails, each job fails as it would alone. */
const failEach = (jobs: Job[], error: unknown): PreparedJob[] =>
  jobs.map(() => ({ call: () => Promise.reject(error), end: async () => null }));

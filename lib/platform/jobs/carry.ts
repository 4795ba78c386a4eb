import { log } from "../log";
import { once } from "../once";
import { stopping } from "../stopping";
import type { Job } from "./job";
import { laneOf, slowLanesOf } from "./lanes";
import { type JobWork, type RunStep, runHeld } from "./run-job";
import { type Lane, takeElsewhere, takeNext } from "./take-next";

const GO_ON_MS = 5_000;
/** After a look that found nothing, while work is under way. */
const LOOK_AGAIN_MS = 50;
const SLOW_MS = 1_000;
/** Most that one process carries, over all its runs. */
const MOST_CARRIED = 256;

const carried = once("jobs-carried", () => ({ count: 0 }));
const here: RunStep = (_name, work) => work();

/**
 * Goes on with what else is due, many at a time: first in the lane of the job that woke the run, then one of each
 * other lane in which nothing happens. A call from the engine costs far more than a delivery. Each job keeps its own
 * lease and end, so a crash loses nothing; one that turns out slow holds up the end of this run and no other job.
 * @returns how many were carried
 */
export async function carryOn(work: JobWork, first: Job, firstMs: number): Promise<number> {
  const run = new Carrier(work, laneOf(first), firstMs);
  const started = performance.now();
  await run.go(started + GO_ON_MS);
  if (run.count > 0) {
    const ms = Math.round(performance.now() - started);
    log().info({ kind: first.kind, carried: run.count, ms }, "jobs carried");
  }
  return run.count;
}

class Carrier {
  count = 0;
  private under = 0;
  private ownUnder = 0;
  private broken = false;
  private wake: () => void = () => undefined;
  private readonly atOnce: number;

  constructor(
    private readonly work: JobWork,
    private readonly lane: Lane,
    private ms: number,
  ) {
    this.atOnce = work.carry?.atOnce ?? 1;
  }

  async go(until: number): Promise<void> {
    while (performance.now() < until && !this.broken && !stopping().aborted) {
      const jobs = await this.take();
      for (const job of jobs ?? []) void this.carry(job);
      if (jobs !== undefined && jobs.length > 0) continue;
      if (this.under === 0) break;
      await this.someEnd(jobs ? LOOK_AGAIN_MS : undefined);
    }
    while (this.under > 0) await this.someEnd();
  }

  /** As many of its own lane at one time as answer quickly; none once it is slow. */
  private ownMost(): number {
    if (this.ms < 50) return this.atOnce;
    if (this.ms < 250) return Math.ceil(this.atOnce / 4);
    return this.ms < SLOW_MS ? Math.ceil(this.atOnce / 16) : 0;
  }

  /** Places to fill; none before half of them are free, so that one statement takes many. */
  private ownRoom(): number {
    const most = this.ownMost();
    const room = Math.min(most - this.ownUnder, MOST_CARRIED - carried.count);
    return room * 2 >= most ? Math.max(0, room) : 0;
  }

  /** Undefined without a look, when there is no room. */
  private async take(): Promise<Job[] | undefined> {
    const { leaseSeconds } = this.work;
    const own = this.ownRoom();
    if (own > 0) {
      const jobs = await takeNext(this.lane, own, leaseSeconds);
      if (jobs.length > 0) return jobs;
    } else if (this.ownMost() > 0) return undefined;
    const room = Math.min(this.atOnce - this.under, MOST_CARRIED - carried.count);
    if (room <= 0) return undefined;
    return takeElsewhere(this.lane, slowLanesOf(this.lane.kind), room, leaseSeconds);
  }

  private async carry(job: Job): Promise<void> {
    const own = laneOf(job).value === this.lane.value;
    this.count += 1;
    this.under += 1;
    this.ownUnder += own ? 1 : 0;
    carried.count += 1;
    try {
      const { ms } = await runHeld(this.work, job, here);
      if (own) this.ms = ms;
    } catch (error) {
      // The end could not be written: the lease runs out and the job comes again.
      log().warn({ err: error, job_id: job.id, kind: job.kind }, "a carried job was left behind");
      this.broken = true;
    } finally {
      carried.count -= 1;
      this.under -= 1;
      this.ownUnder -= own ? 1 : 0;
      this.wake();
    }
  }

  private someEnd(withinMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
      this.wake = () => {
        if (withinMs !== undefined && this.under > 0) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

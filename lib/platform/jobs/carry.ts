import { log } from "../runtime/log";
import { once } from "../runtime/once";
import { stopping } from "../runtime/stopping";
import type { Noted } from "../runtime/trace";
import type { Job } from "./job";
import { laneOf, slowLanesOf } from "./lanes";
import {
  begun,
  type CarriedWork,
  type Ending,
  endingAfter,
  endingOf,
  noteEnd,
  type Part,
  tracedJob,
  writeEnding,
} from "./run-job";
import { giveBack, type Lane, takeElsewhere, takeNext } from "./take-next";

const GO_ON_MS = 5_000;
/** A moment, while work is under way. */
const LOOK_AGAIN_MS = 50;
const SLOW_MS = 1_000;
/** Most calls that one process has under way, over all its runs. */
const MOST_CALLS = 256;
/** Most that one statement takes, and how much work of its own lane a run keeps in hand. */
const MOST_TAKEN = 256;
const IN_HAND_MS = 400;
/** Called and not yet written down: beyond this, writing is what everything waits for. */
const MOST_UNDER = 1_024;

const calls = once("jobs-carried", () => ({ count: 0 }));

interface InHand {
  job: Job;
  part: Part;
}

/**
 * Goes on with what else is due, many at a time: first in the lane of the job that woke the run, then one of each
 * other lane in which nothing happens. A call from the engine costs far more than a delivery. Each job keeps its own
 * lease and end, so a crash loses nothing; one that turns out slow holds up the end of this run and no other job.
 * @returns how many were carried
 */
export async function carryOn(work: CarriedWork, first: Job, firstMs: number): Promise<number> {
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
  private inHand: InHand[] = [];
  private calling = 0;
  private ownCalling = 0;
  private under = 0;
  private broken = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly work: CarriedWork,
    private readonly lane: Lane,
    private ms: number,
  ) {}

  async go(until: number): Promise<void> {
    while (performance.now() < until && !this.isOver()) {
      const taken = await this.take();
      if (taken !== undefined && taken > 0) continue;
      if (this.isIdle()) break;
      await this.someChange(taken === undefined);
    }
    while (!this.isIdle()) await this.someChange(false);
  }

  private isOver = (): boolean => this.broken || stopping().aborted;
  private isIdle = (): boolean => this.under === 0 && this.inHand.length === 0;

  /** Calls to its own lane at one time, by how quickly the last one was answered; none once it is slow. */
  private ownMost(): number {
    const { atOnce } = this.work.carry;
    if (this.ms < 50) return atOnce;
    if (this.ms < 250) return Math.ceil(atOnce / 4);
    return this.ms < SLOW_MS ? Math.ceil(atOnce / 16) : 0;
  }

  /** How many of its own lane to take: some hundred milliseconds' worth, and none before half of it is used up. */
  private ownRoom(): number {
    const most = this.ownMost();
    const wanted = Math.min(MOST_TAKEN, most * Math.max(1, Math.floor(IN_HAND_MS / Math.max(1, this.ms))));
    const room = wanted - this.inHand.length;
    return room * 2 >= wanted && this.under < MOST_UNDER ? room : 0;
  }

  /** Takes what there is room for and begins it. Undefined without a look, when there is none. */
  private async take(): Promise<number | undefined> {
    const { leaseSeconds, carry } = this.work;
    const own = this.ownRoom();
    if (own > 0) {
      const jobs = await takeNext(this.lane, own, leaseSeconds);
      if (jobs.length > 0) {
        for (const one of await this.prepared(jobs)) this.inHand.push(one);
        this.fill();
        return jobs.length;
      }
    } else if (this.ownMost() > 0) return undefined;
    const room = Math.min(carry.atOnce - this.calling, MOST_CALLS - calls.count);
    if (room <= 0) return undefined;
    const jobs = await takeElsewhere(this.lane, slowLanesOf(this.lane.kind), room, leaseSeconds);
    for (const one of await this.prepared(jobs)) void this.carry(one, false);
    return jobs.length;
  }

  private async prepared(jobs: Job[]): Promise<InHand[]> {
    if (jobs.length === 0) return [];
    const parts = await this.work.carry.prepare(jobs).catch((error: unknown) => failing(jobs, error));
    return jobs.flatMap((job, place) => {
      const part = parts[place];
      return part ? [{ job, part }] : [];
    });
  }

  /** Begins what is in hand, as much as its lane bears; what a slow lane leaves goes back. */
  private fill(): void {
    const most = this.isOver() ? 0 : this.ownMost();
    while (this.inHand.length > 0 && this.ownCalling < most && calls.count < MOST_CALLS) {
      const next = this.inHand.shift();
      if (next) void this.carry(next, true);
    }
    if (most > 0 || this.inHand.length === 0) return;
    const left = this.inHand.splice(0).map(({ job }) => job);
    this.under += 1;
    void giveBack(left)
      .catch((error: unknown) => this.leave(error, left[0]))
      .finally(() => this.written());
  }

  private carry({ job, part }: InHand, own: boolean): Promise<void> {
    this.count += 1;
    this.under += 1;
    this.calling += 1;
    this.ownCalling += own ? 1 : 0;
    calls.count += 1;
    return tracedJob(job, ({ note }) => this.through(job, part, own, note));
  }

  /** One frame for all of it: by the thousand, each costs as much as a signature. */
  private async through(job: Job, part: Part, own: boolean, note: Noted["note"]): Promise<void> {
    const since = begun(job);
    let ending: Ending;
    try {
      try {
        await part.call();
      } finally {
        this.called(own, performance.now() - since.started);
      }
      ending = endingOf(await part.end());
    } catch (error) {
      ending = endingAfter(job, error);
    }
    try {
      const end = ending.end === "written" ? ending.as : await writeEnding(this.work, job, ending);
      note({ "showrunner.end": end });
      noteEnd(this.work, job, end, since);
    } catch (error) {
      this.leave(error, job);
    }
    this.written();
  }

  private called(own: boolean, ms: number): void {
    calls.count -= 1;
    this.calling -= 1;
    this.ownCalling -= own ? 1 : 0;
    if (own) this.ms = ms;
    this.fill();
    if (this.ownRoom() > 0) this.wake();
  }

  /** The end could not be written: the lease runs out and the job comes again. */
  private leave(error: unknown, job: Job | undefined): void {
    log().warn({ err: error, job_id: job?.id, kind: this.lane.kind }, "a carried job was left behind");
    this.broken = true;
  }

  private written(): void {
    this.under -= 1;
    if (this.isIdle() || this.ownRoom() > 0) this.wake();
  }

  /** Waits a moment: less when all is done, or, if that matters, when there is room for more. */
  private async someChange(orRoom: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS);
      this.wake = () => {
        if (!orRoom && !this.isIdle()) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.fill();
  }
}

/** What could not be prepared fails job by job, as it would alone. */
const failing = (jobs: Job[], error: unknown): Part[] =>
  jobs.map(() => ({ call: () => Promise.reject(error), end: async () => null }));

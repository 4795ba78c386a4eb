import { outsideTransaction } from "../database/db";
import { notices, notify } from "../database/notices";
import { processId } from "../processes/heartbeat";
import { ownPool } from "../processes/pool";
import { log, redactText } from "../runtime/log";
import { TASKS_TOPIC, taskSignals } from "./request-tasks";
import { type Ending, ensureAlways, type LeasedTask, leaseTasks, releaseTask, renewTaskLeases } from "./rows";
import type { SupervisedTask, SupervisedTaskKind } from "./supervised-task";

const LOOK_MS = 1_000;
/** Maximum number taken in one round, so that several processes share the work. */
const MAX_AT_ONCE = 10;
/** How long a run has to end before its lease may expire. */
const MARGIN_MS = 1_000;
/**
 * A run that ended while still wanted restarts after a moment. One that failed restarts after increasing
 * delays.
 */
const AGAIN_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;

interface Held extends LeasedTask {
  lease: number;
  abort: AbortController;
  /** Ends the run before its lease may expire, even if the database doesn't respond. */
  expiry: NodeJS.Timeout | undefined;
  failures: number;
  over: Promise<void>;
}

export interface TaskSupervisor {
  /** Ends all runs and releases them, so that another process takes them at once. */
  stop(): Promise<void>;
}

interface Options {
  /** A name other than this process's, for tests. */
  name?: string;
}

/** Takes supervised tasks of this process's pool, runs it under a lease, and releases it when it is over. */
export function startTaskSupervisor(
  work: readonly SupervisedTask[],
  { name = processId() }: Options = {},
): TaskSupervisor {
  const holder = new TaskRunner(
    work.filter(({ kind }) => kind.pool === ownPool()),
    name,
  );
  holder.look();
  return { stop: () => holder.stop() };
}

class TaskRunner {
  readonly #held = new Map<string, Held>();
  readonly #failures = new Map<string, number>();
  readonly #kinds: SupervisedTaskKind[];
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #ensured = false;

  constructor(
    private readonly work: readonly SupervisedTask[],
    private readonly name: string,
  ) {
    this.#kinds = work.map(({ kind }) => kind);
    notices().on(TASKS_TOPIC, this.look);
    taskSignals().on("wanted", this.look);
  }

  look = (): void => {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#again = false;
    this.#looking = outsideTransaction(() => this.#round())
      .catch((err: unknown) => log().warn({ err }, "the supervised tasks couldn't be checked"))
      .finally(() => {
        this.#looking = undefined;
        if (this.#again) this.look();
        else if (!this.#stopped) this.#timer = setTimeout(this.look, LOOK_MS);
      });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    notices().off(TASKS_TOPIC, this.look);
    taskSignals().off("wanted", this.look);
    await this.#looking;
    const held = [...this.#held.values()];
    for (const { abort } of held) abort.abort(new Error("The process is stopping."));
    // A run that ignores the signal keeps its lease until it expires, because no other may start before.
    await Promise.all(held.map(({ over, lease }) => Promise.race([over, pause(lease * 1_000 - MARGIN_MS)])));
  }

  async #round(): Promise<void> {
    if (!this.#ensured) await ensureAlways(this.#kinds);
    this.#ensured = true;
    await this.#keep();
    if (this.#stopped) return;
    const asked = performance.now();
    const taken = await leaseTasks(this.name, this.#kinds, MAX_AT_ONCE);
    for (const one of taken) this.#begin(one, asked);
    if (taken.length === MAX_AT_ONCE) this.#again = true;
  }

  async #keep(): Promise<void> {
    const held = [...this.#held.values()];
    if (held.length === 0) return;
    const asked = performance.now();
    const kept = await renewTaskLeases(this.name, held);
    const renewed = new Map(kept.map((row) => [keyOf(row), row]));
    for (const one of held) {
      const row = renewed.get(keyOf(one));
      if (row?.fence !== one.fence) one.abort.abort(new Error("The lease is lost."));
      else this.#expireAfter(one, asked);
      if (row?.wanted === false) one.abort.abort(new Error("It is no longer wanted."));
    }
  }

  #begin(taken: LeasedTask, asked: number): void {
    const found = this.work.find(({ kind }) => kind.kind === taken.kind);
    if (!found) return;
    const one: Held = {
      ...taken,
      lease: found.kind.leaseSeconds,
      abort: new AbortController(),
      expiry: undefined,
      failures: this.#failures.get(keyOf(taken)) ?? 0,
      over: Promise.resolve(),
    };
    this.#expireAfter(one, asked);
    // Our previous run, which lost its lease, may not have ended yet.
    const before = this.#held.get(keyOf(one))?.over;
    this.#held.set(keyOf(one), one);
    one.over = Promise.resolve(before)
      .then(() => this.#run(found, one))
      .finally(() => {
        clearTimeout(one.expiry);
        if (this.#held.get(keyOf(one)) === one) this.#held.delete(keyOf(one));
      });
  }

  async #run({ kind, run }: SupervisedTask, one: Held): Promise<void> {
    const { subject, fence } = one;
    const { signal } = one.abort;
    let ending: Ending = { seconds: AGAIN_SECONDS };
    try {
      await run({ subject, payload: kind.payload.parse(one.payload), signal, fence });
      this.#failures.delete(keyOf(one));
    } catch (error) {
      if (!signal.aborted) ending = this.#failed(one, error);
    }
    if (signal.aborted) ending = { seconds: 0 };
    await releaseTask(this.name, one, ending)
      .then(() => (this.#stopped ? notify(TASKS_TOPIC) : undefined))
      .catch((err: unknown) => log().warn({ err, kind: one.kind, subject }, "left to its lease"));
  }

  #failed(one: Held, error: unknown): Ending {
    const failures = one.failures + 1;
    this.#failures.set(keyOf(one), failures);
    log().warn({ err: error, kind: one.kind, subject: one.subject, failures }, "a supervised task failed");
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const seconds = Math.min(2 ** failures, LONGEST_PAUSE_SECONDS);
    return { seconds, error: redactText(text).slice(0, 500) };
  }

  #expireAfter(one: Held, asked: number): void {
    clearTimeout(one.expiry);
    const left = one.lease * 1_000 - MARGIN_MS - (performance.now() - asked);
    one.expiry = setTimeout(() => one.abort.abort(new Error("The lease could not be renewed.")), left);
  }
}

const keyOf = ({ kind, subject }: { kind: string; subject: string }): string => `${kind} ${subject}`;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, Math.max(0, ms)).unref());

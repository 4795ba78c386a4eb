import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rotateLog } from "./log-file";
import { markProcess, type ProcessMark } from "./process-state";
import { killGroup } from "./tool";

export interface SpawnPlan {
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
}

export interface Service {
  name: string;
  /** Computed again for every start. */
  plan(): SpawnPlan;
  /** True once it serves requests. */
  ready(): Promise<boolean>;
  /** Generous: a loaded machine is no reason to give up. In milliseconds. */
  readyWithinMs: number;
  /** Signals to try in turn, each with its wait; SIGKILL follows automatically. */
  stop: { signal: NodeJS.Signals; waitMs: number }[];
  /** Runs each time it becomes ready, including after a restart. */
  onReady?(): Promise<void>;
}

export interface SupervisorOptions {
  logDir: string;
  log(line: string): void;
  /** Called whenever a child starts or exits. */
  onChange(children: Record<string, ProcessMark>): void;
  /** Pause before a second restart, in milliseconds; doubles up to fifty times that. */
  backoffMs?: number;
}

interface Entry {
  service: Service;
  child: ChildProcess | null;
  mark: ProcessMark | null;
  startedAt: number;
  failures: number;
  stopping: boolean;
  timer: NodeJS.Timeout | null;
}

const settledAfterMs = 30_000;
const rotateEveryMs = 10_000;

/** Keeps child processes running: starts them, restarts them when they die, and stops them all. */
export class Supervisor {
  readonly #entries = new Map<string, Entry>();
  readonly #options: SupervisorOptions;
  readonly #rotation: NodeJS.Timeout;
  #over = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    mkdirSync(options.logDir, { recursive: true });
    this.#rotation = setInterval(() => this.#rotateLogs(), rotateEveryMs).unref();
  }

  /**
   * Starts a service. Resolves when it's ready; rejects with the end of its log if it doesn't become ready.
   */
  async start(service: Service): Promise<void> {
    if (this.#over) throw new Error(`${service.name} isn't started: everything is stopping.`);
    const entry: Entry = {
      service,
      child: null,
      mark: null,
      startedAt: 0,
      failures: 0,
      stopping: false,
      timer: null,
    };
    this.#entries.set(service.name, entry);
    this.#spawn(entry);
    await this.#untilReady(entry);
  }

  /** Stops a service permanently, including its process group. */
  async stop(name: string): Promise<void> {
    const entry = this.#entries.get(name);
    if (entry === undefined || entry.stopping) return;
    entry.stopping = true;
    if (entry.timer !== null) clearTimeout(entry.timer);
    const child = entry.child;
    if (child?.pid !== undefined) await endChild(child, child.pid, entry.service.stop);
    this.#entries.delete(name);
    this.#changed();
  }

  /**
   * Stops all services, the last started first; services started together may be given as one group. None
   * starts afterwards.
   */
  async stopAll(groups: string[][]): Promise<void> {
    this.#over = true;
    clearInterval(this.#rotation);
    for (const entry of this.#entries.values()) if (entry.timer !== null) clearTimeout(entry.timer);
    const named = new Set(groups.flat());
    const others = [...this.#entries.keys()].filter((name) => !named.has(name));
    for (const group of [others, ...groups]) await Promise.all(group.map((name) => this.stop(name)));
  }

  /** Last resort: kills everything without waiting. */
  killAll(): void {
    for (const entry of this.#entries.values()) {
      entry.stopping = true;
      killGroup(entry.child?.pid, "SIGKILL");
    }
  }

  #spawn(entry: Entry): void {
    const { name } = entry.service;
    const plan = entry.service.plan();
    const log = openLog(this.#options.logDir, name);
    const child = spawn(plan.file, plan.args, {
      cwd: plan.cwd ?? "/",
      env: plan.env,
      uid: plan.uid,
      gid: plan.gid,
      // In its own process group: Ctrl-C reaches only this process, which controls the stop order.
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    entry.child = child;
    entry.mark = child.pid === undefined ? null : markProcess(child.pid);
    entry.startedAt = Date.now();
    let gone = false;
    const ended = (how: string) => {
      if (gone) return;
      gone = true;
      this.#ended(entry, how);
    };
    child.once("error", (error) => ended(error.message));
    child.once("exit", (code, signal) => ended(signal ?? `code ${code}`));
    this.#changed();
  }

  #ended(entry: Entry, how: string): void {
    const { name } = entry.service;
    killGroup(entry.mark?.pid, "SIGKILL");
    entry.child = null;
    entry.mark = null;
    this.#changed();
    if (entry.stopping) return;
    if (Date.now() - entry.startedAt > settledAfterMs) entry.failures = 0;
    const first = this.#options.backoffMs ?? 200;
    // A service that ran well restarts at once; only repeated failures are delayed.
    const pause = entry.failures === 0 ? 0 : Math.min(first * 2 ** (entry.failures - 1), first * 50);
    entry.failures += 1;
    this.#options.log(`${name} exited (${how}). Restarting it.`);
    entry.timer = setTimeout(() => this.#restart(entry), pause);
  }

  #restart(entry: Entry): void {
    entry.timer = null;
    if (entry.stopping) return;
    const { failures } = entry;
    this.#spawn(entry);
    this.#untilReady(entry).then(
      () => this.#options.log(`${entry.service.name} is running again.`),
      (error: Error) => {
        // If the child died again, its exit handler restarts it; this one is alive but doesn't respond.
        if (entry.failures === failures && !entry.stopping) this.#options.log(error.message);
      },
    );
  }

  async #untilReady(entry: Entry): Promise<void> {
    const { service } = entry;
    const allowedFailures = entry.failures + 3;
    const deadline = Date.now() + service.readyWithinMs;
    for (;;) {
      if (entry.stopping) throw new Error(`${service.name} was stopped.`);
      if (entry.child !== null && (await service.ready()) && entry.child !== null) break;
      if (Date.now() > deadline || entry.failures >= allowedFailures) {
        throw new Error(
          `${service.name} didn't become ready. The end of its log:\n${this.#logTail(service.name)}`,
        );
      }
      await sleep(50);
    }
    await service.onReady?.();
  }

  #rotateLogs(): void {
    for (const name of this.#entries.keys()) {
      try {
        rotateLog(join(this.#options.logDir, `${name}.log`));
      } catch (error) {
        this.#options.log(`The log of ${name} can't be rotated: ${(error as Error).message}`);
      }
    }
  }

  #logTail(name: string): string {
    const file = join(this.#options.logDir, `${name}.log`);
    return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").slice(-12).join("\n") : "(empty)";
  }

  #changed(): void {
    const children: Record<string, ProcessMark> = {};
    for (const [name, entry] of this.#entries) if (entry.mark !== null) children[name] = entry.mark;
    this.#options.onChange(children);
  }
}

function openLog(logDir: string, name: string): number {
  return openSync(join(logDir, `${name}.log`), "a", 0o600);
}

async function endChild(child: ChildProcess, pid: number, steps: Service["stop"]): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });
  for (const { signal, waitMs } of [...steps, { signal: "SIGKILL" as const, waitMs: 5_000 }]) {
    if (signal === "SIGKILL") killGroup(pid, signal);
    else child.kill(signal);
    const ended = await Promise.race([gone.then(() => true), sleep(waitMs, false, { ref: false })]);
    if (ended) break;
  }
  killGroup(pid, "SIGKILL");
}

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { layoutOf } from "@/stack/layout";
import { projectRoot } from "@/stack/paths";
import { isRunning, markProcess, type ProcessMark } from "@/stack/process-state";
import { type RunState, readRunState } from "@/stack/run-file";

/** Generous: on a busy machine, a stack is slow to start and stop. In milliseconds. */
const patienceMs = 240_000;

export interface Interruption {
  /** The rehearsal's program and its arguments. */
  args: string[];
  signal: NodeJS.Signals;
  /** True once it should be interrupted, from its output so far and its record of the stack's processes. */
  moment(output: string, state: RunState | null): boolean;
}

export interface Aftermath {
  exitCode: number | null;
  output: string;
  /** Number of processes seen, those still running, and the folders left behind. */
  seen: number;
  left: ProcessMark[];
  folders: string[];
}

/** Starts a rehearsal in its own folder, interrupts it, and returns what is left of it. Linux only. */
export async function interrupt(plan: Interruption): Promise<Aftermath> {
  // Everything in the stack is under this folder and names it: in arguments, settings or the working
  // directory.
  const folder = mkdtempSync(join(tmpdir(), "showrunner-interrupted-"));
  chmodSync(folder, 0o755);
  const seen = new Map<string, ProcessMark>();
  const look = () => {
    for (const mark of processesOf(folder)) seen.set(`${mark.pid} ${mark.started}`, mark);
    return [...seen.values()];
  };
  const rehearsal = new Rehearsal(plan.args, folder);
  try {
    await rehearsal.wait("come to that", () => look() && plan.moment(rehearsal.output, stateIn(folder)));
    rehearsal.child.kill(plan.signal);
    await rehearsal.wait("end", () => look() && rehearsal.ended);
    // A process that was just starting needs a moment to notice that its parent is gone.
    for (let tries = 0; tries < 300 && look().some(isRunning); tries += 1) await sleep(100);
    const left = look().filter(isRunning);
    const { exitCode } = rehearsal.child;
    return { exitCode, output: rehearsal.output, seen: seen.size, left, folders: stacksIn(folder) };
  } finally {
    for (const mark of look()) if (isRunning(mark)) process.kill(mark.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Rehearsal {
  readonly child: ChildProcess;
  readonly #deadline = Date.now() + patienceMs;
  output = "";

  constructor(args: string[], folder: string) {
    const { PATH, HOME, XDG_CACHE_HOME } = process.env;
    this.child = spawn(process.execPath, ["--import", "tsx", ...args], {
      cwd: projectRoot,
      // Not the caller's environment: it may contain a database or servers, and a rehearsal must only break
      // its own.
      env: { NODE_ENV: "test", PATH, HOME, XDG_CACHE_HOME, TMPDIR: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString();
      });
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async wait(what: string, reached: () => boolean): Promise<void> {
    while (!reached()) {
      if (this.ended || Date.now() > this.#deadline)
        throw new Error(`The rehearsal did not ${what}. It said:\n${this.output}`);
      await sleep(20);
    }
  }
}

const stacksIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith("showrunner-rig-"));

function stateIn(folder: string): RunState | null {
  const [name] = stacksIn(folder);
  return name === undefined ? null : readRunState(layoutOf(join(folder, name)));
}

function processesOf(folder: string): ProcessMark[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.filter((pid) => names(`/proc/${pid}`, folder)).map((pid) => markProcess(Number(pid)));
}

function names(entry: string, folder: string): boolean {
  try {
    const words = ["cmdline", "environ"].map((name) => readFileSync(`${entry}/${name}`, "latin1"));
    return [...words, readlinkSync(`${entry}/cwd`)].some((word) => word.includes(folder));
  } catch {
    return false;
  }
}

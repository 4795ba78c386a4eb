import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { NICENESS, nicenessAbove } from "../runtime/niceness";
import { matchSessionToNiceness } from "../runtime/session-priority";
import { commandLine, type Limits } from "./command-line";
import { isConfining } from "./confining";
import { NotConfinedError } from "./errors";
import { folderSize } from "./folder-size";
import { childrenOf, treeUsage } from "./process-tree";
import type { WorkFolder } from "./work-folder";

/**
 * `ended`: normally, with `exitCode`. `killed`: by a signal that wasn't ours. All others: by us, with the
 * reason.
 */
export type EndReason = "ended" | "killed" | "timeout" | "processor" | "memory" | "output" | "aborted";

export interface ConfinedResult {
  reason: EndReason;
  /** Null unless the program ended normally. */
  exitCode: number | null;
  /** Standard output, up to the limit. */
  stdout: string;
  /** The end of standard error. */
  stderr: string;
  wallMs: number;
}

interface Command {
  file: string;
  args: readonly string[];
  folder: WorkFolder;
  niceness?: number;
}

const LOOK_MS = 100;
const STDERR_BYTES = 8 * 1024;

/** The child's whole environment. */
const ENVIRONMENT = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  HOME: "/work",
  TMPDIR: "/work",
  LANG: "C.UTF-8",
  TZ: "UTC",
};

/** A running child, from its start until it and all its descendants are gone. */
export class ConfinedChild {
  readonly #folder: string;
  readonly #limits: Limits;
  readonly #confined = isConfining();
  readonly #child: ChildProcess;
  readonly #gone: Promise<number | null>;
  readonly #started = performance.now();
  #over = false;
  #reason: EndReason | undefined;
  #ready = !this.#confined;
  #printed = Buffer.alloc(0);
  #complaints = Buffer.alloc(0);

  constructor(command: Command, limits: Limits) {
    this.#folder = command.folder.path;
    this.#limits = limits;
    const { niceness = NICENESS.conversion } = command;
    const { file, args } = commandLine({ ...command, niceness }, limits);
    const home = this.#confined ? {} : { HOME: this.#folder, TMPDIR: this.#folder };
    this.#child = spawn(file, args, {
      cwd: this.#folder,
      env: { ...ENVIRONMENT, ...home } as unknown as NodeJS.ProcessEnv,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    });
    if (this.#child.pid !== undefined) matchSessionToNiceness(this.#child.pid, nicenessAbove(niceness));
    this.#gone = new Promise((resolve, reject) => {
      this.#child.once("error", (error) => reject(new NotConfinedError(error.message)));
      this.#child.once("close", resolve);
    });
    this.#child.stdout?.on("data", (chunk: Buffer) => this.#print(chunk));
    this.#child.stderr?.on("data", (chunk: Buffer) => {
      this.#complaints = Buffer.concat([this.#complaints, chunk]).subarray(-STDERR_BYTES);
    });
    (this.#child.stdio[3] as Readable).on("data", () => {
      this.#ready = true;
    });
  }

  async ended(signal: AbortSignal | undefined): Promise<ConfinedResult> {
    const abort = (): void => this.#end("aborted");
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    const wall = setTimeout(() => this.#end("timeout"), this.#limits.wallSeconds * 1_000);
    const watch = this.#watch();
    try {
      return this.#result(await this.#gone);
    } finally {
      this.#over = true;
      clearTimeout(wall);
      signal?.removeEventListener("abort", abort);
      await watch;
    }
  }

  #result(code: number | null): ConfinedResult {
    const stderr = this.#complaints.toString();
    if (!this.#ready && this.#reason === undefined)
      throw new NotConfinedError(
        stderr.trim().replaceAll(/\s+/g, " ").slice(0, 300) || `it ended with ${code}`,
      );
    const reason = this.#reason ?? reasonOf(code);
    const exitCode = reason === "ended" ? code : null;
    const wallMs = Math.round(performance.now() - this.#started);
    return { reason, exitCode, stdout: this.#printed.toString(), stderr, wallMs };
  }

  #print(chunk: Buffer): void {
    const room = this.#limits.printedBytes - this.#printed.length;
    this.#printed = Buffer.concat([this.#printed, chunk.subarray(0, Math.max(0, room))]);
    if (chunk.length > room) this.#end("output");
  }

  async #watch(): Promise<void> {
    const { memoryBytes, cpuSeconds, outputBytes, files } = this.#limits;
    while (!this.#over) {
      const usage = treeUsage(this.#child.pid ?? 0);
      if (usage.memoryBytes > memoryBytes) this.#end("memory");
      if (usage.cpuSeconds > cpuSeconds) this.#end("processor");
      if ((await folderSize(this.#folder, files)) > outputBytes) this.#end("output");
      await sleep(LOOK_MS);
    }
  }

  /** Ends the child and all its descendants. Only the first reason counts. */
  #end(reason: EndReason): void {
    if (this.#over || this.#reason !== undefined) return;
    this.#reason = reason;
    const { pid } = this.#child;
    if (pid === undefined) return;
    const inside = this.#confined ? childrenOf(pid).slice(0, 1) : treeUsage(pid).pids;
    // When the first process of the namespace ends, the kernel ends all others before it reports that end.
    for (const one of inside) kill(one);
    if (inside.length === 0 || !this.#confined) kill(-pid);
  }
}

/** The shell reports a program killed by a signal as a number above 128. */
function reasonOf(code: number | null): EndReason {
  if (code === 128 + constants.signals.SIGXFSZ) return "output";
  if (code === 128 + constants.signals.SIGXCPU) return "processor";
  return code === null || (code > 128 && code < 128 + 65) ? "killed" : "ended";
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

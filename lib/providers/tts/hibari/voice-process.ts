import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { SpeechError } from "../port";
import type { FromWorker, ToWorker } from "./worker-messages";

export interface VoiceFolders {
  runtime: string;
  model: string;
}

/** A voice that nobody wanted for so long gives its memory back. */
const IDLE_MS = 300_000;
/** Loading it, or one breath. */
const SILENCE_MS = 60_000;
/** V8's part; the runtime has its own. */
const HEAP = "--max-old-space-size=384";

type Told = (message: Exclude<FromWorker, { loaded: true }> | { lost: string }) => void;

/** The process with the voice: started with the first line, ended when it is idle, started anew after a failure. */
export class VoiceProcess {
  private child: ChildProcess | null = null;
  private readonly lines = new Map<number, Told>();
  private next = 1;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly idleMs = IDLE_MS) {}

  /** Lines that are being said or wait for it. */
  get waiting(): number {
    return this.lines.size;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Says a text and tells what comes of it; the function that is returned ends it. */
  say(folders: VoiceFolders, text: string, told: Told): () => void {
    const child = this.running(folders);
    const line = this.next++;
    this.lines.set(line, told);
    this.watch();
    child.send({ say: line, text } satisfies ToWorker);
    return () => {
      if (!this.lines.delete(line)) return;
      if (child.connected) child.send({ stop: line } satisfies ToWorker);
      this.watch();
    };
  }

  /** Starts it where it is not running; from now on it is idle for the first time. */
  stayReady(folders: VoiceFolders): void {
    this.running(folders);
    if (this.lines.size === 0) this.watch();
  }

  /** Ends the process; the next line starts another one. */
  end(reason: string): void {
    clearTimeout(this.timer);
    const { child } = this;
    this.child = null;
    child?.kill("SIGKILL");
    for (const told of this.takeAll()) told({ lost: reason });
  }

  private running(folders: VoiceFolders): ChildProcess {
    if (this.child?.connected) return this.child;
    const child = startChild(folders);
    this.child = child;
    child.on("message", (message: FromWorker) => this.take(message));
    const gone = (reason: string) => {
      if (this.child === child) this.end(reason);
    };
    child.on("error", (error) => gone(error.message));
    child.once("exit", (code, signal) => gone(`its process ended with ${code ?? signal}`));
    return child;
  }

  private take(message: FromWorker): void {
    this.watch();
    if ("loaded" in message) {
      const { ms, megabytes } = message;
      log().info({ ms, megabytes }, "the announcer's voice is loaded");
      return;
    }
    const told = this.lines.get(message.line);
    if (!("pcm" in message)) this.lines.delete(message.line);
    this.watch();
    told?.(message);
  }

  /** While lines wait it has to say something, else it goes after a while. Idle, it keeps nobody from ending. */
  private watch(): void {
    clearTimeout(this.timer);
    const busy = this.lines.size > 0;
    const hold = busy ? "ref" : "unref";
    this.child?.[hold]();
    this.child?.channel?.[hold]();
    this.timer = setTimeout(
      () => this.end(busy ? "it said nothing for too long" : "idle"),
      busy ? SILENCE_MS : this.idleMs,
    );
    this.timer[hold]();
  }

  private takeAll(): Told[] {
    const all = [...this.lines.values()];
    this.lines.clear();
    return all;
  }
}

/**
 * From the bundle, or from the sources where they run themselves. With nothing of our environment: it needs no secret, and
 * its runtime is not our code.
 */
function startChild({ runtime, model }: VoiceFolders): ChildProcess {
  const root = process.cwd();
  const bundle = join(root, "dist/speech-worker.mjs");
  const built = env().NODE_ENV === "production" && existsSync(bundle);
  return fork(built ? bundle : join(root, "lib/providers/tts/hibari/worker-main.ts"), [runtime, model], {
    cwd: root,
    env: { NODE_ENV: env().NODE_ENV, PATH: process.env.PATH },
    execArgv: [HEAP, ...(built ? [] : ["--import", "tsx"])],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** What went wrong, for whoever asked for the line. */
export const lostVoice = (reason: string): SpeechError =>
  new SpeechError("failed", `The announcer's voice failed: ${reason}.`);

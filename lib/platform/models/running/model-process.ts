import type { ChildProcess } from "node:child_process";
import { forkPart, type Part } from "@/lib/platform/processes/fork-part";
import { log } from "@/lib/platform/runtime/log";
import type { FromModel, ToModel } from "./model-messages";

/** A model unused for this long is unloaded. */
const IDLE_MS = 300_000;
/** Maximum silence while loading or responding. */
const SILENCE_MS = 60_000;

export type ModelReply<Out> =
  | { output: Out }
  | { done: true }
  | { failed: string }
  /** Its process has ended, for this reason. */
  | { lost: string };

/**
 * The process that runs a model: started with the first request, ended when idle, restarted after a failure.
 */
export class ModelProcess<In, Out> {
  private child: ChildProcess | null = null;
  private readonly asked = new Map<number, (onReply: ModelReply<Out>) => void>();
  private next = 1;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly part: Part & { what: string },
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Number of running and waiting requests. */
  get waiting(): number {
    return this.asked.size;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Sends a request and reports its results. The returned function cancels it. */
  ask(folders: readonly string[], input: In, onReply: (onReply: ModelReply<Out>) => void): () => void {
    const child = this.running(folders);
    const ask = this.next++;
    this.asked.set(ask, onReply);
    this.watch();
    child.send({ ask, input } satisfies ToModel<In>, () => undefined);
    return () => {
      if (!this.asked.delete(ask)) return;
      if (child.connected) child.send({ stop: ask } satisfies ToModel<In>, () => undefined);
      this.watch();
    };
  }

  /** Starts the process if it isn't running, and starts its idle time. */
  stayReady(folders: readonly string[]): void {
    this.running(folders);
    if (this.asked.size === 0) this.watch();
  }

  /** Ends the process. The next request starts another one. */
  end(reason: string): void {
    clearTimeout(this.timer);
    const { child } = this;
    this.child = null;
    child?.kill("SIGKILL");
    for (const onReply of this.takeAll()) onReply({ lost: reason });
  }

  private running(folders: readonly string[]): ChildProcess {
    if (this.child?.connected) return this.child;
    const child = forkPart(this.part, folders);
    this.child = child;
    child.on("message", (message: FromModel<Out>) => this.take(message));
    const gone = (reason: string) => {
      if (this.child === child) this.end(reason);
    };
    child.on("error", (error) => gone(error.message));
    child.once("exit", (code, signal) => gone(`its process ended with ${code ?? signal}`));
    return child;
  }

  private take(message: FromModel<Out>): void {
    this.watch();
    if ("loaded" in message) {
      const { ms, megabytes } = message;
      log().info({ ms, megabytes }, `${this.part.what} is loaded`);
      return;
    }
    const onReply = this.asked.get(message.ask);
    if (!("output" in message)) this.asked.delete(message.ask);
    this.watch();
    onReply?.(message);
  }

  /**
   * Ends the process if it stays silent during a request, or once it is idle. While idle, it doesn't keep
   * ours running.
   */
  private watch(): void {
    clearTimeout(this.timer);
    const busy = this.asked.size > 0;
    const hold = busy ? "ref" : "unref";
    this.child?.[hold]();
    this.child?.channel?.[hold]();
    this.timer = setTimeout(
      () => this.end(busy ? "it said nothing for too long" : "idle"),
      busy ? SILENCE_MS : this.idleMs,
    );
    this.timer[hold]();
  }

  private takeAll(): ((onReply: ModelReply<Out>) => void)[] {
    const all = [...this.asked.values()];
    this.asked.clear();
    return all;
  }
}

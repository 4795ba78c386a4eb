import type { StageState } from "@/lib/stage";
import { ServerClock } from "./server-clock";
import { Store } from "./store";

export interface StageView {
  /** Null until the first one has come. */
  state: StageState | null;
  /** Asking failed lately; the shown state may be old. */
  stale: boolean;
}

interface StageAnswer {
  state: StageState;
  server_time: string;
}

export interface StageSyncOptions {
  /** The current state in one request. */
  fetch: () => Promise<StageAnswer>;
  /** How often to look even when nothing was heard, in milliseconds. */
  everyMs?: number;
  /** Whether asking again is useless: then it stops. */
  isFinal?: (error: unknown) => boolean;
}

export type StageMessage = { version: number; server_time: string; state: StageState | null };

const EVERY_MS = 15_000;
const RETRY_MS = 2_000;

/** Reads a message of the room about the stage; null when it is none or does not make sense. */
export function readStageMessage(text: string): StageMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null) return null;
    const { version, server_time, state } = message as Partial<StageMessage>;
    if (typeof version !== "number" || typeof server_time !== "string") return null;
    return { version, server_time, state: state ?? null };
  } catch {
    return null;
  }
}

/**
 * Keeps the newest state of the stage: messages of the room in any order, one request whenever something may have
 * been missed (a message without its state, a rejoin, silence). Versions never go back.
 */
export class StageSync {
  readonly clock = new ServerClock();
  private readonly store = new Store<StageView>({ state: null, stale: false });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: StageSyncOptions) {}

  get = (): StageView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  start(): void {
    this.stopped = false;
    this.refresh();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** A message of the room. */
  hear(text: string): void {
    const heard = readStageMessage(text);
    if (!heard) return;
    this.clock.hear(heard.server_time);
    if (heard.state) this.take(heard.state);
    else if (heard.version > (this.get().state?.version ?? -1)) this.refresh();
  }

  /** A state that came another way, such as with the desk. */
  take(state: StageState): void {
    const { state: held } = this.get();
    if (held && state.version < held.version) return;
    this.store.set({ state, stale: false });
  }

  /** Asks for the current state, once at a time. */
  refresh(): void {
    if (this.stopped) return;
    this.fetching ??= this.load().finally(() => {
      this.fetching = undefined;
    });
  }

  private async load(): Promise<void> {
    clearTimeout(this.timer);
    let wait = this.options.everyMs ?? EVERY_MS;
    try {
      const asked = Date.now();
      const { state, server_time } = await this.options.fetch();
      this.clock.hear(server_time, Date.now() - asked);
      this.take(state);
      this.store.update((view) => (view.stale ? { ...view, stale: false } : view));
    } catch (error) {
      wait = RETRY_MS;
      if (this.options.isFinal?.(error)) this.stopped = true;
      this.store.update((view) => (view.stale ? view : { ...view, stale: true }));
    }
    if (!this.stopped) this.timer = setTimeout(() => this.refresh(), wait);
  }
}

import type { StageState } from "@/lib/stage";
import { ServerClock } from "./server-clock";
import { Store } from "./store";

export interface StageView {
  /** Null until the first one has come. */
  state: StageState | null;
  /** The epoch of that state: within one, versions count; a higher one is newer whatever its version. */
  epoch: number;
  /** Asking failed lately; the shown state may be old. */
  stale: boolean;
}

interface StageAnswer {
  state: StageState;
  epoch: number;
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

export type StageMessage = {
  /** Missing in messages of a server of the former release. */
  epoch: number | undefined;
  version: number;
  server_time: string;
  state: StageState | null;
};

const EVERY_MS = 15_000;
const RETRY_MS = 2_000;

/** Reads a message of the room about the stage; null when it is none or does not make sense. */
export function readStageMessage(text: string): StageMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null) return null;
    const { epoch, version, server_time, state } = message as Partial<StageMessage>;
    if (typeof version !== "number" || typeof server_time !== "string") return null;
    return {
      epoch: typeof epoch === "number" ? epoch : undefined,
      version,
      server_time,
      state: state ?? null,
    };
  } catch {
    return null;
  }
}

/**
 * Keeps the newest state of the stage: messages of the room in any order, one request whenever something may have
 * been missed (a message without its state, a rejoin, silence). Versions never go back, except with a new epoch: then
 * the server was restored, and what it says now is how it is.
 */
export class StageSync {
  readonly clock = new ServerClock();
  private readonly store = new Store<StageView>({ state: null, epoch: 0, stale: false });
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
    const epoch = heard.epoch ?? this.get().epoch;
    if (this.isOlder(heard.version, epoch)) return;
    this.clock.hear(heard.server_time);
    if (heard.state) this.take(heard.state, epoch);
    else if (epoch > this.get().epoch || heard.version > (this.get().state?.version ?? -1)) this.refresh();
  }

  /** A state that came another way, such as with the desk. */
  take(state: StageState, epoch: number = this.get().epoch): void {
    if (!this.isOlder(state.version, epoch)) this.store.set({ state, epoch, stale: false });
  }

  private isOlder(version: number, epoch: number): boolean {
    const held = this.get();
    if (!held.state || epoch > held.epoch) return false;
    return epoch < held.epoch || version < held.state.version;
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
      const { state, epoch, server_time } = await this.options.fetch();
      this.clock.hear(server_time, Date.now() - asked);
      this.take(state, epoch);
      this.store.update((view) => (view.stale ? { ...view, stale: false } : view));
    } catch (error) {
      wait = RETRY_MS;
      if (this.options.isFinal?.(error)) this.stopped = true;
      this.store.update((view) => (view.stale ? view : { ...view, stale: true }));
    }
    if (!this.stopped) this.timer = setTimeout(() => this.refresh(), wait);
  }
}

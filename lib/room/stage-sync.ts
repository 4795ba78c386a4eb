import type { LiveMessageOf } from "@/lib/live";
import { spreadMs } from "@/lib/live/spread";
import type { StageState } from "@/lib/stage";
import { ServerClock } from "./server-clock";
import { Store } from "./store";

export interface StageView {
  /** Null until the first one has come. */
  state: StageState | null;
  /** The epoch of that state: within one, versions count; a higher one is newer whatever its version. */
  epoch: number;
  /** Fetching failed more than once in a row; the shown state may be old. */
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
  /** How often to look while the room tells nothing, in milliseconds. */
  everyMs?: number;
  /** Whether asking again is useless: then it stops. */
  isFinal?: (error: unknown) => boolean;
  /** Whether one is of many who hear the same: what all of them have to ask for is not asked for at once. */
  inAudience?: boolean;
}

type StageMessage = LiveMessageOf<"stage" | "desk">;
/** A state, by its two numbers. */
type Mark = Pick<StageMessage, "epoch" | "version">;

const EVERY_MS = 15_000;
const RETRY_MS = 2_000;
/** The room is heard from every twenty seconds: two of those may get lost. */
const SILENCE_MS = 45_000;
/** The pulse can overtake the message of the state that it tells of. */
const OVERTAKING_MS = 500;
/** Of how many listeners one is, until the room has said so. */
const LISTENERS = 100;

/**
 * Keeps the newest state of the stage: messages of the room in any order, one request whenever something may have
 * been missed (a message without its state, a rejoin), and none while one is in a room that is heard from. Versions
 * never go back, except with a new epoch: then the server was restored, and what it says now is how it is.
 */
export class StageSync {
  readonly clock = new ServerClock();
  private readonly store = new Store<StageView>({ state: null, epoch: 0, stale: false });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | undefined;
  /** Failed fetches in a row. */
  private failures = 0;
  private stopped = false;
  private inRoom = false;
  /** When the room was last joined, or last said where the stage stands. */
  private heardAt = 0;
  private listeners = LISTENERS;
  /** The newest state that is known to be there. */
  private newest: Mark = { epoch: 0, version: -1 };

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
    clearTimeout(this.soon);
    this.soon = undefined;
  }

  /** The room has been joined, perhaps again: what was said meanwhile is missing. */
  joined(): void {
    this.inRoom = true;
    this.heardAt = Date.now();
    this.refresh();
  }

  /** Out of the room, or cut off from it. */
  left(): void {
    if (!this.inRoom) return;
    this.inRoom = false;
    if (!this.stopped && !this.fetching) this.lookIn(this.everyMs);
  }

  /** The page is in use again after a while: asks, unless the room has gone on telling. */
  wake(): void {
    if (!this.isWell()) this.refresh();
  }

  /** A message of the room about the stage. */
  hear(message: StageMessage): void {
    if (this.isOlder(message)) return;
    this.clock.hear(message.server_time);
    if (message.state) this.take(message.state, message.epoch);
    else this.learnOf(message);
  }

  /** The room says now and then where the stage stands. */
  pulse(message: LiveMessageOf<"pulse">): void {
    this.heardAt = Date.now();
    this.listeners = message.listeners;
    if (message.epoch < this.get().epoch) return;
    this.clock.hear(message.server_time);
    this.learnOf(message, OVERTAKING_MS);
  }

  /** A state that came another way, such as with the desk. */
  take(state: StageState, epoch: number = this.get().epoch): void {
    if (!this.isOlder({ epoch, version: state.version })) this.store.set({ state, epoch, stale: false });
  }

  private isOlder({ epoch, version }: Mark): boolean {
    const held = this.get();
    if (!held.state || epoch > held.epoch) return false;
    return epoch < held.epoch || version < held.state.version;
  }

  /** Fetches a state that one does not have; others may have to as well. */
  private learnOf({ epoch, version }: Mark, waitMs = 0): void {
    const { newest } = this;
    const isNews = epoch > newest.epoch || (epoch === newest.epoch && version > newest.version);
    if (isNews) this.newest = { epoch, version };
    this.catchUpIn(waitMs + (this.options.inAudience ? spreadMs(this.listeners) : 0));
  }

  private catchUpIn(ms: number): void {
    if (this.stopped || this.soon !== undefined || this.hasNewest()) return;
    this.soon = setTimeout(() => {
      this.soon = undefined;
      if (!this.hasNewest()) this.refresh();
    }, ms);
  }

  private hasNewest(): boolean {
    const { state, epoch } = this.get();
    const { newest } = this;
    if (!state || epoch !== newest.epoch) return state !== null && epoch > newest.epoch;
    return state.version >= newest.version;
  }

  private isWell(): boolean {
    const silence = Date.now() - this.heardAt;
    return this.inRoom && silence >= 0 && silence < SILENCE_MS;
  }

  private get everyMs(): number {
    return this.options.everyMs ?? EVERY_MS;
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isWell() ? this.lookIn(this.everyMs) : this.refresh()), ms);
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
    try {
      const asked = Date.now();
      const { state, epoch, server_time } = await this.options.fetch();
      this.failures = 0;
      this.clock.hear(server_time, Date.now() - asked);
      this.take(state, epoch);
      this.store.update((view) => (view.stale ? { ...view, stale: false } : view));
      if (this.stopped) return;
      this.lookIn(this.everyMs);
      // The answer may have been on its way before the news.
      this.catchUpIn(RETRY_MS);
    } catch (error) {
      if (this.options.isFinal?.(error)) this.stopped = true;
      this.failures += 1;
      // One lost answer is no news for anyone: the next attempt follows in a moment.
      const stale = this.failures > 1;
      this.store.update((view) => (view.stale === stale ? view : { ...view, stale }));
      // What could not be had is asked for again, also while the room is well.
      if (!this.stopped) this.timer = setTimeout(() => this.refresh(), RETRY_MS);
    }
  }
}

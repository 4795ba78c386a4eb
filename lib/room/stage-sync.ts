import { ApiError } from "@/lib/client/api-error";
import type { LiveMessageOf } from "@/lib/live";
import { spreadMs } from "@/lib/live/spread";
import type { StageState } from "@/lib/stage";
import { backoffMs } from "./backoff";
import { ServerClock } from "./server-clock";
import { Store } from "./store";

export interface StageView {
  /** Null until the first state arrives. */
  state: StageState | null;
  /**
   * The state's epoch. Versions are compared within an epoch; a higher epoch is newer whatever the versions.
   */
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
  /** Fetches the current state. */
  fetch: () => Promise<StageAnswer>;
  /** Polling interval while the room is silent, in milliseconds. */
  everyMs?: number;
  /** Whether fetching again is pointless. Then it stops. */
  isFinal?: (error: unknown) => boolean;
  /** Whether many clients get the same messages. Then fetches are spread over time. */
  inAudience?: boolean;
}

type StageMessage = LiveMessageOf<"stage" | "desk">;
/** Identifies a state. */
type Mark = Pick<StageMessage, "epoch" | "version">;

const EVERY_MS = 15_000;
const RETRY_MS = 2_000;
/** The longest pauses between failed fetches. The crew's pages are few. */
const AUDIENCE_RETRY_MS = 30_000;
const CREW_RETRY_MS = 5_000;
/** The room pulses every 20 seconds: up to two pulses may get lost. */
const SILENCE_MS = 45_000;
/** A pulse can overtake the message with the state that it announces. */
const OVERTAKING_MS = 500;
/** Assumed number of listeners until the room says so. */
const LISTENERS = 100;

/**
 * Keeps the newest state of the stage. Accepts the room's messages in any order, fetches whenever something
 * may have been missed (a message without its state, a reconnect), and doesn't poll while connected to a room
 * that pulses. Versions never decrease, except with a new epoch: then the server was restored, and its state
 * applies.
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
  /** When the room was last joined or last pulsed, in epoch milliseconds. */
  private heardAt = 0;
  private listeners: number | null = null;
  /** The newest state known to exist. */
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

  /** Fetches after joining, possibly again, because messages may have been missed. */
  joined(): void {
    this.inRoom = true;
    this.heardAt = Date.now();
    this.refresh();
  }

  /** Polls after leaving or losing the room. */
  left(): void {
    if (!this.inRoom) return;
    this.inRoom = false;
    if (!this.stopped && !this.fetching) this.lookIn(this.everyMs);
  }

  /** Fetches when the page is used again after a while, unless the room has kept pulsing. */
  wake(): void {
    if (!this.isWell()) this.refresh();
  }

  /** Fetches for a page that polls. Returns false if the server failed last time: then the next attempt has its time. */
  poll(): boolean {
    const isWell = this.failures === 0;
    if (isWell) this.refresh();
    return isWell;
  }

  /** Handles the room's stage messages. */
  hear(message: StageMessage): void {
    if (this.isOlder(message)) return;
    this.clock.hear(message.server_time);
    if (message.state) this.take(message.state, message.epoch);
    else this.learnOf(message);
  }

  /** Handles the room's pulse, which announces the current state. */
  pulse(message: LiveMessageOf<"pulse">): void {
    this.heardAt = Date.now();
    this.listeners = message.listeners;
    if (message.epoch < this.get().epoch) return;
    this.clock.hear(message.server_time);
    this.learnOf(message, OVERTAKING_MS);
  }

  /** Accepts a state from elsewhere, such as a response of the desk. */
  take(state: StageState, epoch: number = this.get().epoch): void {
    if (!this.isOlder({ epoch, version: state.version })) this.store.set({ state, epoch, stale: false });
  }

  /**
   * Returns how long to wait, in milliseconds, before doing what everyone who follows the stage does at this
   * moment. `unknown`: how many they are if the room hasn't said so.
   */
  spreadMs = (unknown = LISTENERS): number =>
    this.options.inAudience ? spreadMs(this.listeners ?? unknown) : 0;

  private isOlder({ epoch, version }: Mark): boolean {
    const held = this.get();
    if (!held.state || epoch > held.epoch) return false;
    return epoch < held.epoch || version < held.state.version;
  }

  /** Schedules a fetch of a state that this client doesn't have; others may need it at the same time. */
  private learnOf({ epoch, version }: Mark, waitMs = 0): void {
    const { newest } = this;
    const isNews = epoch > newest.epoch || (epoch === newest.epoch && version > newest.version);
    if (isNews) this.newest = { epoch, version };
    this.catchUpIn(waitMs + this.spreadMs());
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

  /** Fetches the current state, once at a time. */
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
      // The response may have been sent before the state was announced.
      this.catchUpIn(RETRY_MS);
    } catch (error) {
      if (this.options.isFinal?.(error)) this.stopped = true;
      this.failures += 1;
      // A single lost response isn't worth showing: the next attempt follows soon.
      const stale = this.failures > 1;
      this.store.update((view) => (view.stale === stale ? view : { ...view, stale }));
      // A failed fetch is retried, even while the room pulses.
      if (!this.stopped) this.timer = setTimeout(() => this.refresh(), this.pauseMs(error));
    }
  }

  /** An audience loses the server at the same moment, and must not keep it from coming back. */
  private pauseMs(error: unknown): number {
    const longest = this.options.inAudience ? AUDIENCE_RETRY_MS : CREW_RETRY_MS;
    const usual = backoffMs(this.failures, { firstMs: RETRY_MS, longestMs: longest });
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
    return Math.max(usual, asked) + this.spreadMs();
  }
}

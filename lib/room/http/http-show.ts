import { FeedFollower, type FeedFollowerOptions } from "@/lib/live/feed-follower";
import type { StageState } from "@/lib/stage";
import { backoffMs } from "../backoff";
import type { FeedStore } from "../feed-store";
import type { StageSync } from "../stage-sync";
import { Store } from "../store";
import { HeldFeed, type HeldView } from "./held-feed";
import { HeldStage } from "./held-stage";
import { PictureClock } from "./picture-clock";

const TICK_MS = 250;
const POLL_MS = 2_000;
/** No one sees what a hidden tab shows, but its sound goes on. */
const HIDDEN_POLL_MS = 10_000;
const RETRY_MS = 3_000;
/** How often a page that has an address says that it's there. */
const HEARTBEAT_MS = 20_000;
const LONGEST_WAIT_MS = 10_000;
/** Late votes are counted for half a minute after a poll closed. */
const LATE_MS = 45_000;

/** Where to watch, and when to ask again. */
interface Watched {
  /** Null while there is nothing to watch yet. */
  playlist_url: string | null;
  next_in_sec: number;
  /** Someone on stage is neither seen nor heard in the picture. */
  someone_left_out: boolean;
}

export interface HttpShowOptions {
  stage: StageSync;
  /** Takes what isn't held back. */
  feed: FeedStore;
  /** Fetches the feed for viewers over HTTP. */
  fetchFeed: FeedFollowerOptions["fetch"];
  /** Says that this page is watching, and returns where. */
  watch: () => Promise<Watched>;
  /** Whether asking again is pointless. */
  isFinal: (error: unknown) => boolean;
}

export interface HttpView {
  /** The stage as the picture shows it; null until it's known. */
  stage: StageState | null;
  held: HeldView;
  /** Null while there is nothing to watch yet. */
  playlist: string | null;
  isSomeoneLeftOut: boolean;
  /** Why this page may not watch any more; null while it may. */
  refusal: unknown;
}

/** Follows a show over HTTP: fetches what the room would have sent, and shows it when the picture gets there. */
export class HttpShow {
  private readonly clock = new PictureClock();
  private readonly stage = new HeldStage();
  private readonly feed = new HeldFeed();
  private readonly store = new Store<HttpView>({
    ...{ stage: null, held: this.feed.at(0), playlist: null, isSomeoneLeftOut: false, refusal: null },
  });
  private readonly follower: FeedFollower;
  private picture: () => number | null = () => null;
  private time = 0;
  private newestPlaylist: string | null = null;
  /** Since when there is nothing to watch. */
  private waitsSince: number | null = null;
  private readonly timers = new Map<"tick" | "poll" | "watch", ReturnType<typeof setTimeout>>();
  /** Failed calls of `watch` in a row. */
  private failures = 0;
  private isStopped = false;
  private stopListening = () => {};

  constructor(private readonly options: HttpShowOptions) {
    const { followed } = options.feed;
    this.follower = new FeedFollower({
      ...followed,
      fetch: options.fetchFeed,
      onMessages: (messages) => {
        followed.onMessages(messages);
        this.feed.add(messages);
      },
      onReset: () => {
        followed.onReset();
        this.feed.clear();
      },
    });
  }

  get = this.store.get;
  subscribe = this.store.subscribe;

  /** When what is shown was live, in epoch milliseconds. */
  now = (): number => this.time;

  start(): void {
    const { stage } = this.options;
    const stopStage = stage.subscribe(this.takeStage);
    const wake = () => document.visibilityState === "visible" && this.poll();
    document.addEventListener("visibilitychange", wake);
    this.stopListening = () => {
      stopStage();
      document.removeEventListener("visibilitychange", wake);
    };
    this.takeStage();
    this.follower.look();
    this.tick();
    this.poll();
    void this.watch();
  }

  stop(): void {
    this.isStopped = true;
    this.stopListening();
    this.follower.stop();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** Follows a picture, given a function that returns when what it shows was live. */
  followPicture(picture: () => number | null): void {
    this.picture = picture;
  }

  /** Takes the newest address, because the one in use doesn't work. */
  renewPlaylist(): void {
    this.store.update((view) => ({ ...view, playlist: this.newestPlaylist }));
  }

  private get isLive(): boolean {
    return this.options.stage.get().state?.phase === "live";
  }

  private readonly takeStage = (): void => {
    const { stage } = this.options;
    const { state } = stage.get();
    if (state) this.stage.add(state, stage.clock.now());
  };

  private readonly tick = (): void => {
    const server = this.options.stage.clock.now();
    const { phase, ended_at: ended = null } = this.options.stage.get().state ?? {};
    const endedAt = phase === "ended" ? Date.parse(ended ?? "") || server : null;
    this.time = this.clock.read({ server, picture: this.picture(), endedAt });
    const stage = this.stage.at(this.time);
    const held = this.feed.at(this.time);
    this.store.update((view) =>
      view.stage === stage && view.held === held ? view : { ...view, stage, held },
    );
    this.after("tick", TICK_MS, this.tick);
  };

  /** The show has ended, but its last captions and votes may not have been read, and the picture shows what led to them. */
  private get isEnding(): boolean {
    const { stage } = this.options;
    const { state, stale } = stage.get();
    if (state?.phase !== "ended" || state.ended_at === null || stale) return false;
    return this.get().stage?.phase === "live" || stage.clock.now() < Date.parse(state.ended_at) + LATE_MS;
  }

  private readonly poll = (): void => {
    // Before and after the show, the stage is polled as for everyone.
    if (this.isLive ? this.options.stage.poll() : this.isEnding && !this.follower.isRetrying)
      this.follower.look();
    const every = document.visibilityState === "hidden" ? HIDDEN_POLL_MS : POLL_MS;
    this.after("poll", every * (0.75 + Math.random() / 2), this.poll);
  };

  private readonly watch = async (): Promise<void> => {
    if (!this.isLive) return this.after("watch", RETRY_MS, this.watch);
    const answer = await this.options.watch().catch((error: unknown) => {
      if (this.options.isFinal(error)) this.end(error);
      return null;
    });
    if (this.isStopped) return;
    if (answer) this.take(answer);
    this.failures = answer ? 0 : this.failures + 1;
    const pauseMs = answer
      ? this.pauseAfter(answer)
      : backoffMs(this.failures, { firstMs: RETRY_MS, longestMs: HEARTBEAT_MS });
    this.after("watch", pauseMs, this.watch);
  };

  /**
   * An address stays the same for the whole show, so a page that has one doesn't ask for it more often when composing falls
   * behind. The others wait longer and longer.
   */
  private pauseAfter({ playlist_url: playlist, next_in_sec }: Watched): number {
    if (playlist !== null) return next_in_sec * 1_000;
    if (this.newestPlaylist !== null) return HEARTBEAT_MS;
    this.waitsSince ??= Date.now();
    const ms = Math.max(next_in_sec * 1_000, (Date.now() - this.waitsSince) / 2);
    return Math.min(ms, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
  }

  private end(refusal: unknown): void {
    this.stop();
    this.store.update((view) => ({ ...view, playlist: null, refusal }));
  }

  /** Keeps the address in use: every answer has another one, and a player that works isn't interrupted. */
  private take({ playlist_url: playlist, someone_left_out: isSomeoneLeftOut }: Watched): void {
    this.store.update((view) => ({ ...view, isSomeoneLeftOut }));
    this.newestPlaylist = playlist ?? this.newestPlaylist;
    if (this.get().playlist === null) this.renewPlaylist();
  }

  private after(name: "tick" | "poll" | "watch", ms: number, then: () => unknown): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(then, ms));
  }
}

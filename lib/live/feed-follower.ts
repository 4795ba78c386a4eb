import type { FeedMessage } from "./feed-messages";
import { knownMessages, type LiveMessageOf } from "./messages";

/** Feed messages after position `after` up to `to`, from the room or from a fetch. */
export type FeedPacket = Pick<LiveMessageOf<"feed">, "epoch" | "after" | "to" | "messages">;

/** The result of fetching the messages after a position; `more` if there are more after `to`. */
export type FeedPage = FeedPacket & { more: boolean };

export interface FeedFollowerOptions {
  /** Fetches the messages after a position. Returns all or none of the messages that share a number. */
  fetch: (after: number) => Promise<FeedPage>;
  /** Called in order, with each message once. */
  onMessages: (messages: FeedMessage[]) => void;
  /** The feed started over: earlier messages no longer count. */
  onReset: () => void;
  /** An additional random delay before fetching, for audiences of many followers. In milliseconds. */
  spread?: () => number;
  random?: () => number;
}

/** How far apart packets that overtake each other can arrive. In milliseconds. */
const OVERTAKING_MS = 200;
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** Packets buffered while an earlier one is missing. Further ones are dropped, and fetched later. */
const MAX_KEPT = 100;

/**
 * Follows a feed: delivers every message once and in order, whatever order the packets arrive in, fetches
 * missing ones, and starts over with a new epoch. Skips message types that this release doesn't know.
 */
export class FeedFollower {
  /** Epoch of the feed; null until it's known. */
  private epoch: number | null = null;
  /** Everything up to here was delivered. */
  private position = 0;
  /** The highest number known to exist. */
  private known = 0;
  private kept: FeedPacket[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** Fetch again after the current fetch, whatever it returns. */
  private again = false;
  private failures = 0;
  private stopped = false;

  constructor(private readonly options: FeedFollowerOptions) {}

  /** Fetches at the start, and whenever something may have been missed. */
  look(): void {
    this.stopped = false;
    this.again = true;
    this.failures = 0;
    void this.ask();
  }

  /** Whether a fetch failed or brought nothing new. Then it fetches again on its own, after longer and longer pauses. */
  get isRetrying(): boolean {
    return this.failures > 0;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Handles a packet from the room. */
  hear(packet: FeedPacket): void {
    if (this.stopped || !this.isPresent(packet.epoch)) return;
    this.known = Math.max(this.known, packet.to);
    if (this.take(packet)) this.takeKept();
    else if (this.kept.length < MAX_KEPT) this.kept.push(packet);
    this.askUnlessComplete();
  }

  /** Handles the room's periodic pulse, which says how far the feed is. */
  pulse(epoch: number, to: number): void {
    if (this.stopped || !this.isPresent(epoch)) return;
    this.known = Math.max(this.known, to);
    this.askUnlessComplete();
  }

  /** Returns false for anything from a previous feed. Starts over if the feed is newer. */
  private isPresent(epoch: number): boolean {
    if (this.epoch !== null && epoch <= this.epoch) return epoch === this.epoch;
    const began = this.epoch !== null;
    this.epoch = epoch;
    this.position = 0;
    this.known = 0;
    this.kept = [];
    if (began) this.options.onReset();
    return true;
  }

  /** Delivers the packet's new messages. Returns false if earlier ones are missing. */
  private take({ after, to, messages }: FeedPacket): boolean {
    if (after > this.position) return false;
    if (to <= this.position) return true;
    const fresh = knownMessages(messages).filter(({ seq }) => seq > this.position);
    this.position = to;
    if (fresh.length > 0) this.options.onMessages(fresh);
    return true;
  }

  private takeKept(): void {
    for (const packet of this.kept.sort((one, other) => one.after - other.after))
      if (!this.take(packet)) break;
    this.kept = this.kept.filter(({ to }) => to > this.position);
  }

  private askUnlessComplete(): void {
    if (this.known <= this.position || this.asking || this.timer !== undefined) return;
    const { random = Math.random, spread } = this.options;
    this.askIn(OVERTAKING_MS * (0.5 + random()) + (spread?.() ?? 0));
  }

  private askIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.again || this.known > this.position) void this.ask();
    }, ms);
  }

  private async ask(): Promise<void> {
    if (this.asking || this.stopped) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.asking = true;
    this.again = false;
    const { epoch, position } = this;
    const answered = await this.options.fetch(position).then(
      (page) => this.answer(page, position),
      () => false,
    );
    this.asking = false;
    if (this.stopped) return;
    if (!answered) this.again = true;
    if (this.again || this.known > this.position)
      this.askNext(this.epoch !== epoch || this.position > position);
    else this.failures = 0;
  }

  /** Fetches again, immediately after progress, otherwise with exponential backoff. */
  private askNext(progress: boolean): void {
    if (progress) {
      this.failures = 0;
      void this.ask();
      return;
    }
    const { random = Math.random } = this.options;
    const wait = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** this.failures);
    this.failures += 1;
    this.askIn(wait * (0.75 + random() / 2));
  }

  /**
   * Returns false if the page is useless: from a previous feed, or from the middle of one that started after
   * the request.
   */
  private answer(page: FeedPage, asked: number): boolean {
    if (this.stopped || !this.isPresent(page.epoch)) return false;
    const isBehind = page.after > this.position;
    if (isBehind && page.after === asked) return false;
    // The server no longer has these messages: skip them.
    if (isBehind) this.position = page.after;
    if (page.more) this.again = true;
    this.take(page);
    this.takeKept();
    return true;
  }
}

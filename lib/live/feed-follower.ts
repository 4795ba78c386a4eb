import type { FeedMessage } from "./feed-messages";
import { knownMessages, type LiveMessageOf } from "./messages";

/** Messages of the feed from behind `after` up to `to`, as the room or an answer brings them. */
export type FeedPacket = Pick<LiveMessageOf<"feed">, "epoch" | "after" | "to" | "messages">;

/** An answer to the question what lies behind a position; `more` says that there is more behind `to` already. */
export type FeedPage = FeedPacket & { more: boolean };

export interface FeedFollowerOptions {
  /** What lies behind a position. Of the messages with one number it answers with all or none. */
  fetch: (after: number) => Promise<FeedPage>;
  /** In order, each once. */
  onMessages: (messages: FeedMessage[]) => void;
  /** The feed has begun anew: what was told before is void. */
  onReset: () => void;
  /** Another random wait before asking, for those who follow with many others. */
  spread?: () => number;
  random?: () => number;
}

/** Packets can overtake each other by so much. */
const OVERTAKING_MS = 200;
const RETRY_MS = 1_000;
const MOST_RETRY_MS = 15_000;
/** Packets kept while one before them is missing; those that come then are fetched. */
const MOST_KEPT = 100;

/**
 * Follows a feed: hands on every message once and in order, whatever order the packets come in, fetches what went
 * missing, and starts over with a new epoch. A type that this release does not know is passed over.
 */
export class FeedFollower {
  /** Of the feed that is followed; null until anything is known of it. */
  private epoch: number | null = null;
  /** Everything up to here has been handed on. */
  private position = 0;
  /** Up to here there are messages, by what was heard. */
  private known = 0;
  private kept: FeedPacket[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** To be asked once more, whatever the answer under way says. */
  private again = false;
  private failures = 0;
  private stopped = false;

  constructor(private readonly options: FeedFollowerOptions) {}

  /** Looks what there is: at the beginning, and whenever something may have been missed. */
  look(): void {
    this.stopped = false;
    this.again = true;
    this.failures = 0;
    void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A packet of the room. */
  hear(packet: FeedPacket): void {
    if (this.stopped || !this.isPresent(packet.epoch)) return;
    this.known = Math.max(this.known, packet.to);
    if (this.take(packet)) this.takeKept();
    else if (this.kept.length < MOST_KEPT) this.kept.push(packet);
    this.askUnlessComplete();
  }

  /** How far the feed is, by what the room says now and then. */
  pulse(epoch: number, to: number): void {
    if (this.stopped || !this.isPresent(epoch)) return;
    this.known = Math.max(this.known, to);
    this.askUnlessComplete();
  }

  /** False for what belongs to a former feed; a new one is begun here. */
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

  /** Hands on what is new in it; false where something before it is missing. */
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

  /** At once where it has come on, else after a while that grows. */
  private askNext(progress: boolean): void {
    if (progress) {
      this.failures = 0;
      void this.ask();
      return;
    }
    const { random = Math.random } = this.options;
    const wait = Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** this.failures);
    this.failures += 1;
    this.askIn(wait * (0.75 + random() / 2));
  }

  /** False for one that is of no use: of a former feed, or from the middle of one that has begun since it was asked. */
  private answer(page: FeedPage, asked: number): boolean {
    if (this.stopped || !this.isPresent(page.epoch)) return false;
    const isBehind = page.after > this.position;
    if (isBehind && page.after === asked) return false;
    // What the server no longer has cannot be waited for.
    if (isBehind) this.position = page.after;
    if (page.more) this.again = true;
    this.take(page);
    this.takeKept();
    return true;
  }
}

import { REACTIONS, type Reaction, type ReactionCounts } from "@/lib/live";
import { Store } from "@/lib/room/store";

/** Presses within this time are sent together. */
const GATHER_MS = 500;
const TRY_AGAIN_MS = 3_000;
/** Maximum per kind that one call may add. More would be shown long before they are counted. */
const WAITING = 10;

export const NO_REACTIONS: ReactionCounts = {
  applause: 0,
  heart: 0,
  laugh: 0,
  surprise: 0,
  thumbs_up: 0,
};

const each = (of: (kind: Reaction) => number): ReactionCounts =>
  Object.fromEntries(REACTIONS.map((kind) => [kind, of(kind)])) as ReactionCounts;

/** `refused`: the reactions will never count and are withdrawn. A thrown error leads to a retry. */
type Send = (sums: ReactionCounts) => Promise<"counted" | "refused">;

/**
 * The show's reactions on one page: the room's counts, plus this page's own presses immediately. Each call
 * sends this page's totals, so that a network failure neither loses reactions nor counts them twice.
 */
export class OwnReactions {
  private readonly store = new Store<ReactionCounts | null>(null);
  private heard: ReactionCounts | null = null;
  private sent = NO_REACTIONS;
  private arrived = NO_REACTIONS;
  /** Own reactions that the room's counts don't include yet. */
  private ahead = NO_REACTIONS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(private readonly send: Send) {}

  get = this.store.get;
  subscribe = this.store.subscribe;

  /** Takes the room's current counts; null if there are none. */
  hear(counts: ReactionCounts | null): void {
    const before = this.heard ?? NO_REACTIONS;
    this.heard = counts;
    if (counts) this.ahead = each((kind) => Math.max(0, this.ahead[kind] - (counts[kind] - before[kind])));
    this.show();
  }

  /** Returns false if too many are in flight. */
  press(kind: Reaction): boolean {
    if (this.sent[kind] - this.arrived[kind] >= WAITING) return false;
    this.sent = { ...this.sent, [kind]: this.sent[kind] + 1 };
    this.ahead = { ...this.ahead, [kind]: this.ahead[kind] + 1 };
    this.show();
    if (!this.busy) this.soon(GATHER_MS);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private show(): void {
    const heard = this.heard ?? NO_REACTIONS;
    this.store.set(each((kind) => heard[kind] + this.ahead[kind]));
  }

  private soon(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, ms);
  }

  private async flush(): Promise<void> {
    const sums = this.sent;
    this.busy = true;
    const end = await this.send(sums).catch(() => "later" as const);
    this.busy = false;
    if (end === "refused") {
      this.sent = this.arrived;
      this.ahead = NO_REACTIONS;
      this.show();
      return;
    }
    if (end === "counted") this.arrived = sums;
    if (this.sent !== this.arrived) this.soon(end === "later" ? TRY_AGAIN_MS : GATHER_MS);
  }
}

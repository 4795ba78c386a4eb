import { REACTIONS, type Reaction, type ReactionCounts } from "@/lib/live";
import { Store } from "@/lib/room/store";

/** Presses of so long go out together. */
const GATHER_MS = 500;
const TRY_AGAIN_MS = 3_000;
/** As many of a kind as one call may add: more would be counted later than they are seen. */
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

/** `refused`: what was sent will never count, and is taken back. A thrown error is tried again. */
type Send = (sums: ReactionCounts) => Promise<"counted" | "refused">;

/**
 * The reactions of a show as one page shows them: what the room says, and at once what was pressed here. Each call says
 * how many this page has sent in all, so that none is lost or counts twice when the network fails in between.
 */
export class OwnReactions {
  private readonly store = new Store<ReactionCounts | null>(null);
  private heard: ReactionCounts | null = null;
  private sent = NO_REACTIONS;
  private arrived = NO_REACTIONS;
  /** Own ones that are in no sum of the room's yet. */
  private ahead = NO_REACTIONS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(private readonly send: Send) {}

  get = this.store.get;
  subscribe = this.store.subscribe;

  /** The room's sums now; null while there are none. */
  hear(counts: ReactionCounts | null): void {
    const before = this.heard ?? NO_REACTIONS;
    this.heard = counts;
    if (counts) this.ahead = each((kind) => Math.max(0, this.ahead[kind] - (counts[kind] - before[kind])));
    this.show();
  }

  /** False where as many are on their way as may be. */
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

import { Store } from "./store";

/** `mine`: this tab holds the lock. `elsewhere`: another tab of this browser does. */
export type TabPlace = "asking" | "mine" | "elsewhere";

/**
 * `at`: when it was sent, in epoch milliseconds. `since`: since when the tab has held the lock; negative if it claimed it, so
 * that a claim comes before what wasn't claimed, and the latest claim first.
 */
type Call = { type: "ask" | "here" | "claim"; from: string; at: number; since: number };

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
};

const ANSWER_MS = 250;
/** A tab that hears a message later than this was frozen by the browser, not busy. */
const LATE_MS = 5_000;

/**
 * A lock that one tab of a browser holds; another tab's claim takes it away. Of tabs that took it because the others were
 * too busy to answer, the first one keeps it. One that was frozen asks again: another tab may have it by now.
 */
export class TabLock {
  private readonly store = new Store<TabPlace>("asking");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = Number.POSITIVE_INFINITY;

  constructor(
    private readonly channel: Channel,
    private readonly id: string,
  ) {
    channel.onmessage = ({ data }) => this.hear(data as Call);
    this.ask();
  }

  get = (): TabPlace => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  claim(): void {
    this.hold("claim");
  }

  close(): void {
    clearTimeout(this.timer);
    this.channel.close();
  }

  private ask(): void {
    clearTimeout(this.timer);
    this.store.set("asking");
    this.say("ask");
    this.timer = setTimeout(() => {
      if (this.get() === "asking") this.hold("here");
    }, ANSWER_MS);
  }

  private hear(call: Call): void {
    if (call.from === this.id) return;
    if (Date.now() - call.at > LATE_MS) {
      if (this.get() === "mine") this.ask();
      return;
    }
    if (call.type === "ask" && this.get() === "mine") this.say("here");
    if (call.type === "here" && (this.get() === "asking" || this.isAfter(call))) this.store.set("elsewhere");
    if (call.type === "claim") this.store.set("elsewhere");
  }

  private isAfter({ since, from }: Call): boolean {
    return since < this.since || (since === this.since && from < this.id);
  }

  private hold(type: "here" | "claim"): void {
    this.since = type === "claim" ? -Date.now() : Date.now();
    this.say(type);
    this.store.set("mine");
  }

  private say(type: Call["type"]): void {
    const call: Call = { type, from: this.id, at: Date.now(), since: this.since };
    this.channel.postMessage(call);
  }
}

import { Store } from "./store";

/** `mine`: this tab holds the lock. `elsewhere`: another tab of this browser does. */
export type TabPlace = "asking" | "mine" | "elsewhere";

/** `since`: since when the tab has held the lock, in epoch milliseconds; 0 if it claimed it. */
type Call = { type: "ask" | "here" | "claim"; from: string; since: number };

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
};

const ANSWER_MS = 250;

/**
 * A lock that one tab of a browser holds; another tab's claim takes it away. Of tabs that took it because the others were
 * too busy to answer, the first one keeps it.
 */
export class TabLock {
  private readonly store = new Store<TabPlace>("asking");
  private readonly timer: ReturnType<typeof setTimeout>;
  private since = Number.POSITIVE_INFINITY;

  constructor(
    private readonly channel: Channel,
    private readonly id: string,
  ) {
    channel.onmessage = ({ data }) => this.hear(data as Call);
    this.say("ask");
    this.timer = setTimeout(() => {
      if (this.get() === "asking") this.hold("here");
    }, ANSWER_MS);
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

  private hear(call: Call): void {
    if (call.from === this.id) return;
    if (call.type === "ask" && this.get() === "mine") this.say("here");
    if (call.type === "here" && (this.get() === "asking" || this.isAfter(call))) this.store.set("elsewhere");
    if (call.type === "claim") this.store.set("elsewhere");
  }

  private isAfter({ since, from }: Call): boolean {
    return since < this.since || (since === this.since && from < this.id);
  }

  private hold(type: "here" | "claim"): void {
    this.since = type === "claim" ? 0 : Date.now();
    this.say(type);
    this.store.set("mine");
  }

  private say(type: Call["type"]): void {
    const call: Call = { type, from: this.id, since: this.since };
    this.channel.postMessage(call);
  }
}

import { Store } from "./store";

/** `mine`: this tab holds the lock. `elsewhere`: another tab of this browser does. */
export type TabPlace = "asking" | "mine" | "elsewhere";

type Call = { type: "ask" | "here" | "claim"; from: string };

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
};

const ANSWER_MS = 250;

/** A lock that one tab of a browser holds; another tab's claim takes it away. */
export class TabLock {
  private readonly store = new Store<TabPlace>("asking");
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(
    private readonly channel: Channel,
    private readonly id: string,
  ) {
    channel.onmessage = ({ data }) => this.hear(data as Call);
    this.say("ask");
    this.timer = setTimeout(() => {
      if (this.get() === "asking") this.store.set("mine");
    }, ANSWER_MS);
  }

  get = (): TabPlace => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  claim(): void {
    this.say("claim");
    this.store.set("mine");
  }

  close(): void {
    clearTimeout(this.timer);
    this.channel.close();
  }

  private hear(call: Call): void {
    if (call.from === this.id) return;
    if (call.type === "ask" && this.get() === "mine") this.say("here");
    if (call.type === "here" && this.get() === "asking") this.store.set("elsewhere");
    if (call.type === "claim") this.store.set("elsewhere");
  }

  private say(type: Call["type"]): void {
    const call: Call = { type, from: this.id };
    this.channel.postMessage(call);
  }
}

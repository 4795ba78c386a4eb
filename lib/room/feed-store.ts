import { EMPTY_FEED, type FeedView, withMessages } from "@/lib/live";
import type { FeedFollowerOptions } from "@/lib/live/feed-follower";
import { Store } from "./store";

/** What a page shows of a feed, kept up to date by whoever follows it. */
export class FeedStore {
  private readonly store = new Store<FeedView>(EMPTY_FEED);

  constructor(private readonly fetch: FeedFollowerOptions["fetch"]) {}

  get = (): FeedView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** For the follower. */
  get followed(): Pick<FeedFollowerOptions, "fetch" | "onMessages" | "onReset"> {
    return {
      fetch: this.fetch,
      onMessages: (messages) => this.store.update((view) => withMessages(view, messages)),
      onReset: () => this.store.set(EMPTY_FEED),
    };
  }
}

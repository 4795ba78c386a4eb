import { EMPTY_FEED, type FeedView, type Saying, withMessages, withSaying } from "@/lib/live";
import type { FeedFollowerOptions } from "@/lib/live/feed-follower";
import { Store } from "./store";

/** What a page shows from a feed, kept up to date by its follower. */
export class FeedStore {
  private readonly store = new Store<FeedView>(EMPTY_FEED);
  private readonly quiet = new Store<FeedView>(EMPTY_FEED);

  constructor(private readonly fetch: FeedFollowerOptions["fetch"]) {}

  get = (): FeedView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** The feed with a frozen chat, so that two hundred chat messages a second only rerender the chat. */
  get besideChat(): Pick<Store<FeedView>, "get" | "subscribe"> {
    return this.quiet;
  }

  /**
   * Options for a new feed follower. It starts with the latest messages, which replace what an earlier follower
   * delivered.
   */
  get followed(): Pick<FeedFollowerOptions, "fetch" | "onMessages" | "onReset"> {
    let isFirst = true;
    return {
      fetch: this.fetch,
      onMessages: (messages) => {
        this.set(withMessages(isFirst ? EMPTY_FEED : this.store.get(), messages));
        isFirst = false;
      },
      onReset: () => this.set(EMPTY_FEED),
    };
  }

  /** Adds words that are still being spoken. */
  saying = (line: Saying): void => this.set(withSaying(this.store.get(), line));

  private set(view: FeedView): void {
    this.store.set(view);
    if (!isSameBesideChat(view, this.quiet.get())) this.quiet.set(view);
  }
}

const isSameBesideChat = (one: FeedView, other: FeedView): boolean =>
  (Object.keys(one) as (keyof FeedView)[]).every((name) => name === "lines" || one[name] === other[name]);

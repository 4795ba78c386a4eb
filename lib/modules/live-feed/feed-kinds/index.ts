import { chat } from "./chat";
import type { FeedKind } from "./feed-kind";
import { votes } from "./votes";

/** Everything that the feeds tell. */
export const FEED_KINDS: readonly FeedKind[] = [chat, votes];

export const FEED_TYPES = FEED_KINDS.map(({ type }) => type);

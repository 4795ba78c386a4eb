import type { ChatLine, FeedMessage, PollCounts } from "./feed-messages";

/** What a page shows of a feed. */
export interface FeedView {
  /** The last lines of the chat, oldest first. */
  lines: readonly ChatLine[];
  /** How polls stand, by their id. */
  counts: Readonly<Record<string, PollCounts>>;
}

export const EMPTY_FEED: FeedView = { lines: [], counts: {} };

/** Lines that a page keeps. */
const LINES = 300;

/** The view with messages added to it, in their order. */
export function withMessages(view: FeedView, messages: readonly FeedMessage[]): FeedView {
  const lines: ChatLine[] = [];
  const counts: Record<string, PollCounts> = {};
  for (const message of messages)
    if (message.type === "chat") lines.push(message.line);
    else counts[message.poll_id] = message;
  return {
    lines: lines.length === 0 ? view.lines : [...view.lines, ...lines].slice(-LINES),
    counts: Object.keys(counts).length === 0 ? view.counts : { ...view.counts, ...counts },
  };
}

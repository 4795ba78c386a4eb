import type { AudienceQuestion, ChatLine, ChatRules, FeedMessage, PollCounts } from "./feed-messages";
import { withLine } from "./with-line";

/** What a page shows of a feed. */
export interface FeedView {
  /** The last lines of the chat, oldest first. */
  lines: readonly ChatLine[];
  rules: ChatRules;
  /** How polls stand, by their id. */
  counts: Readonly<Record<string, PollCounts>>;
  /** The audience's questions by their id, those that were dismissed left out. */
  questions: Readonly<Record<string, AudienceQuestion>>;
}

export const EMPTY_FEED: FeedView = {
  lines: [],
  rules: { slow_seconds: 0, pinned: null },
  counts: {},
  questions: {},
};

/** Lines that a page keeps. */
const LINES = 300;

/** The view with messages added to it, in their order. */
export function withMessages(view: FeedView, messages: readonly FeedMessage[]): FeedView {
  const lines = messages.flatMap((message) => (message.type === "chat" ? [message.line] : []));
  const added = lines.length === 0 ? view : { ...view, lines: [...view.lines, ...lines] };
  const next = messages.reduce(withMessage, added);
  return next.lines.length > LINES ? { ...next, lines: next.lines.slice(-LINES) } : next;
}

function withMessage(view: FeedView, message: FeedMessage): FeedView {
  switch (message.type) {
    case "chat":
      return view;
    case "chat_line":
      return { ...view, lines: withLine(view.lines, message.line) };
    case "chat_rules":
      return { ...view, rules: message.rules };
    case "question":
      return { ...view, questions: withQuestion(view.questions, message.question) };
    case "poll_counts":
      return { ...view, counts: { ...view.counts, [message.poll_id]: message } };
  }
}

function withQuestion(questions: FeedView["questions"], question: AudienceQuestion): FeedView["questions"] {
  if (question.state !== "dismissed") return { ...questions, [question.id]: question };
  const { [question.id]: _, ...others } = questions;
  return others;
}

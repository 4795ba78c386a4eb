import type { AudienceQuestion, ChatLine, FeedMessage, PollCounts } from "./feed-messages";

/** What a page shows of a feed. */
export interface FeedView {
  /** The last lines of the chat, oldest first. */
  lines: readonly ChatLine[];
  /** How polls stand, by their id. */
  counts: Readonly<Record<string, PollCounts>>;
  /** The audience's questions by their id, those that were dismissed left out. */
  questions: Readonly<Record<string, AudienceQuestion>>;
}

export const EMPTY_FEED: FeedView = { lines: [], counts: {}, questions: {} };

/** Lines that a page keeps. */
const LINES = 300;

/** The view with messages added to it, in their order. */
export function withMessages(view: FeedView, messages: readonly FeedMessage[]): FeedView {
  const lines: ChatLine[] = [];
  const counts: Record<string, PollCounts> = {};
  let { questions } = view;
  for (const message of messages)
    if (message.type === "chat") lines.push(message.line);
    else if (message.type === "question") questions = withQuestion(questions, message.question);
    else counts[message.poll_id] = message;
  return {
    lines: lines.length === 0 ? view.lines : [...view.lines, ...lines].slice(-LINES),
    counts: Object.keys(counts).length === 0 ? view.counts : { ...view.counts, ...counts },
    questions,
  };
}

function withQuestion(questions: FeedView["questions"], question: AudienceQuestion): FeedView["questions"] {
  if (question.state !== "dismissed") return { ...questions, [question.id]: question };
  const { [question.id]: _, ...others } = questions;
  return others;
}

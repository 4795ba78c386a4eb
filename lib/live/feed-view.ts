import type {
  AudienceQuestion,
  AudienceSettings,
  Caption,
  Captioning,
  ChatLine,
  ChatRules,
  CtaClicks,
  FeedMessage,
  Hand,
  PollCounts,
  QuestionGroup,
  ReactionCounts,
  Saying,
} from "./feed-messages";
import { withLine } from "./with-line";

/** What a page shows from a feed. */
export interface FeedView {
  /** The latest chat messages, oldest first. */
  lines: readonly ChatLine[];
  rules: ChatRules;
  /** Raised hands, earliest first. */
  hands: readonly Hand[];
  /** Poll results by poll id. */
  counts: Readonly<Record<string, PollCounts>>;
  /** Audience questions by id, without dismissed ones. */
  questions: Readonly<Record<string, AudienceQuestion>>;
  /** Groups of similar questions, by id. */
  groups: Readonly<Record<string, QuestionGroup>>;
  /** Null until the first reaction. */
  reactions: ReactionCounts | null;
  /** By the id of the call to action. */
  clicks: Readonly<Record<string, CtaClicks>>;
  /**
   * Null if nothing has changed since the show started; the settings that the page was rendered with apply.
   */
  settings: AudienceSettings | null;
  /** Captions since this page started following. */
  captions: readonly Caption[];
  /** What is being said right now, by person. Words are appended until the caption is complete. */
  saying: Readonly<Record<string, Saying>>;
  /** Null until it's known whether the show can be captioned. */
  captioning: Captioning | null;
}

export const EMPTY_FEED: FeedView = {
  lines: [],
  rules: { slow_seconds: 0, pinned: null },
  hands: [],
  counts: {},
  questions: {},
  groups: {},
  reactions: null,
  clicks: {},
  settings: null,
  captions: [],
  saying: {},
  captioning: null,
};

/** Maximum number of chat messages that a page keeps. */
const LINES = 300;
/** Maximum number of captions that a page keeps: more than half an hour of speech. */
const CAPTIONS = 500;

/** Returns the view with the messages added in order. */
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
    case "hand":
      return { ...view, hands: withHand(view.hands, message.hand) };
    case "question":
      return { ...view, questions: withQuestion(view.questions, message.question) };
    case "question_group":
      return { ...view, groups: { ...view.groups, [message.group.id]: message.group } };
    case "reactions":
      return { ...view, reactions: message.counts };
    case "cta_clicks":
      return { ...view, clicks: { ...view.clicks, [message.cta.id]: message.cta } };
    case "audience_settings":
      return { ...view, settings: message.settings };
    case "caption":
      return {
        ...view,
        captions: [...view.captions, message.line].slice(-CAPTIONS),
        saying: without(view.saying, message.line.person),
      };
    case "captioning":
      return { ...view, captioning: message.captioning };
    case "poll_counts":
      return { ...view, counts: { ...view.counts, [message.poll_id]: message } };
  }
}

/**
 * Returns the view with words that are still being spoken. Ignores words that arrive after their complete
 * caption.
 */
export function withSaying(view: FeedView, line: Saying): FeedView {
  if (line.text === "") return { ...view, saying: without(view.saying, line.person) };
  const isOver = view.captions.some(
    ({ person, started_at: started }) => person === line.person && started >= line.started_at,
  );
  return isOver ? view : { ...view, saying: { ...view.saying, [line.person]: line } };
}

function without(saying: FeedView["saying"], person: string): FeedView["saying"] {
  const { [person]: gone, ...others } = saying;
  return gone ? others : saying;
}

function withHand(hands: FeedView["hands"], hand: Hand): FeedView["hands"] {
  const others = hands.filter(({ person }) => person !== hand.person);
  return hand.raised ? [...others, hand].sort((one, other) => one.at.localeCompare(other.at)) : others;
}

function withQuestion(questions: FeedView["questions"], question: AudienceQuestion): FeedView["questions"] {
  if (question.state !== "dismissed") return { ...questions, [question.id]: question };
  const { [question.id]: _, ...others } = questions;
  return others;
}

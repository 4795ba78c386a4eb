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

/** What a page shows of a feed. */
export interface FeedView {
  /** The last lines of the chat, oldest first. */
  lines: readonly ChatLine[];
  rules: ChatRules;
  /** Who wants to come onto the stage, first come first. */
  hands: readonly Hand[];
  /** How polls stand, by their id. */
  counts: Readonly<Record<string, PollCounts>>;
  /** The audience's questions by their id, those that were dismissed left out. */
  questions: Readonly<Record<string, AudienceQuestion>>;
  /** Groups of them that ask for the same, by their id. */
  groups: Readonly<Record<string, QuestionGroup>>;
  /** Null until anybody has sent one. */
  reactions: ReactionCounts | null;
  /** Of calls to action by their id. */
  clicks: Readonly<Record<string, CtaClicks>>;
  /** Null where nothing was changed since the show began: then what the page was made with holds. */
  settings: AudienceSettings | null;
  /** What was said on the stage since this page follows it. */
  captions: readonly Caption[];
  /** What is being said just now, by person: words come behind each other until the line is a caption. */
  saying: Readonly<Record<string, Saying>>;
  /** Null until somebody has looked whether it can be written down. */
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

/** Lines that a page keeps. */
const LINES = 300;
/** More than half an hour of talk. */
const CAPTIONS = 500;

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

/** The view with words of a line that is being said. What comes behind its whole is late. */
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

import * as z from "zod/mini";

const instant = z.iso.datetime();

/** `seq` is the ledger entry that the message belongs to; several messages can share one. */
const head = { seq: z.int(), at: instant };

/** Someone who wrote, voted or asked, with their id in this show. */
const author = z.object({ person: z.string(), name: z.string() });

/** Roles in the chat above an attendee: the hosts, the guests, and the crew. */
export const CHAT_ROLES = ["host", "guest", "crew"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/**
 * The default is `shown`. The audience sees an invisible message as `removed`, without its text. The desk
 * sees its text, and whether it was `hidden` by the crew or `held` because of the workspace's blocked words.
 */
export const LINE_STATES = ["shown", "hidden", "held", "removed"] as const;

/** A chat message. */
export const ChatLineSchema = z.object({
  id: z.string(),
  author: z.object({ ...author.shape, role: z.optional(z.enum(CHAT_ROLES)) }),
  text: z.string(),
  at: instant,
  /** The message that it replies to, with the beginning of its text. */
  reply_to: z.optional(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  state: z.optional(z.enum(LINE_STATES)),
  /** How many reports haven't been reviewed yet. Only in the desk's feed. */
  reports: z.optional(z.int()),
});
export type ChatLine = z.infer<typeof ChatLineSchema>;

/**
 * The chat's rules: the minimum number of seconds between two messages of one person, and the pinned message.
 */
export const ChatRulesSchema = z.object({
  slow_seconds: z.int().check(z.nonnegative()),
  pinned: z.nullable(ChatLineSchema),
});
export type ChatRules = z.infer<typeof ChatRulesSchema>;

/** Votes by option. In everyone's feed once the results are shown, and always in the desk's. */
export const PollCountsSchema = z.object({
  poll_id: z.string(),
  /** The poll's question, for people who never saw it on screen. */
  question: z._default(z.string(), ""),
  options: z._default(z.array(z.string()), []),
  counts: z.array(z.int().check(z.nonnegative())),
  voters: z.int().check(z.nonnegative()),
  /** True once no more votes can come: viewers over HTTP vote until 30 seconds after the poll closed. */
  final: z._default(z.boolean(), false),
});
export type PollCounts = z.infer<typeof PollCountsSchema>;

export const QUESTION_STATES = ["open", "answered", "dismissed"] as const;

/** A question from the audience with its votes. A dismissed one has no text. */
export const AudienceQuestionSchema = z.object({
  id: z.string(),
  author,
  text: z.string(),
  votes: z.int().check(z.nonnegative()),
  state: z.enum(QUESTION_STATES),
  /** Visible to the crew only: it's in no other feed. */
  private: z.boolean(),
  at: instant,
});
export type AudienceQuestion = z.infer<typeof AudienceQuestionSchema>;

/** Ids of similar questions; empty once the group was split up. Only in the desk's feed. */
export const QuestionGroupSchema = z.object({
  id: z.string(),
  questions: z.array(z.string()),
  /** People who voted for any of them. */
  votes: z.int(),
});
export type QuestionGroup = z.infer<typeof QuestionGroupSchema>;

/** Whether an attendee has raised a hand to come on stage, and since when. Only in the desk's feed. */
export const HandSchema = z.object({
  person: z.string(),
  name: z.string(),
  raised: z.boolean(),
  at: instant,
});
export type Hand = z.infer<typeof HandSchema>;

/** The kinds of reaction, in the order in which database rows count them: add new ones at the end. */
export const REACTIONS = ["applause", "heart", "laugh", "surprise", "thumbs_up"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How many of each kind the show has received so far. */
export const ReactionCountsSchema = z.object({
  applause: z.int(),
  heart: z.int(),
  laugh: z.int(),
  surprise: z.int(),
  thumbs_up: z.int(),
});
export type ReactionCounts = z.infer<typeof ReactionCountsSchema>;

/** What the host currently allows the audience. */
export const AudienceSettingsSchema = z.object({
  chat: z.boolean(),
  questions: z.boolean(),
  reactions: z.boolean(),
  captions: z.boolean(),
  /** Whether the audience sees the number of viewers. */
  viewers: z.boolean(),
});
export type AudienceSettings = z.infer<typeof AudienceSettingsSchema>;

/** Clicks on a call to action. Only in the desk's feed. */
export const CtaClicksSchema = z.object({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  clicks: z.int(),
});
export type CtaClicks = z.infer<typeof CtaClicksSchema>;

/** Something said on stage. */
export const CaptionSchema = z.object({
  id: z.string(),
  person: z.string(),
  speaker: z.string(),
  text: z.string(),
  started_at: instant,
  ended_at: instant,
});
export type Caption = z.infer<typeof CaptionSchema>;

/** A caption while it's still being spoken. It isn't in any feed yet. */
export const SayingSchema = z.omit(CaptionSchema, { ended_at: true });
export type Saying = z.infer<typeof SayingSchema>;

/**
 * Why there are no captions: no model is installed, it's still loading, it doesn't know the language, or the
 * machine is too busy.
 */
export const CAPTION_REASONS = ["not_installed", "coming", "language", "busy"] as const;

/** Whether the stage is being captioned at the moment. */
export const CaptioningSchema = z.object({
  state: z.enum(["on", "paused", "off"]),
  reason: z.nullable(z.enum(CAPTION_REASONS)),
});
export type Captioning = z.infer<typeof CaptioningSchema>;

/** What happened in a show besides its stage, as sent to its followers. */
export const FeedMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chat"), ...head, line: ChatLineSchema }),
  // An earlier chat message that changed: hidden, shown again, or reported.
  z.object({ type: z.literal("chat_line"), ...head, line: ChatLineSchema }),
  z.object({ type: z.literal("chat_rules"), ...head, rules: ChatRulesSchema }),
  z.object({ type: z.literal("hand"), ...head, hand: HandSchema }),
  z.object({ type: z.literal("question"), ...head, question: AudienceQuestionSchema }),
  z.object({ type: z.literal("question_group"), ...head, group: QuestionGroupSchema }),
  z.object({ type: z.literal("reactions"), ...head, counts: ReactionCountsSchema }),
  z.object({ type: z.literal("cta_clicks"), ...head, cta: CtaClicksSchema }),
  z.object({ type: z.literal("audience_settings"), ...head, settings: AudienceSettingsSchema }),
  z.object({ type: z.literal("caption"), ...head, line: CaptionSchema }),
  z.object({ type: z.literal("captioning"), ...head, captioning: CaptioningSchema }),
  z.object({ type: z.literal("poll_counts"), ...head, ...PollCountsSchema.shape }),
]);
export type FeedMessage = z.infer<typeof FeedMessageSchema>;

/** Everyone's feed and the crew's, which holds what the audience must not see. */
export const FEED_STREAMS = ["feed", "desk_feed"] as const;
export type FeedStream = (typeof FEED_STREAMS)[number];

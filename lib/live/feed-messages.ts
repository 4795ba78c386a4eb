import * as z from "zod/mini";

const instant = z.iso.datetime();

/** `seq` is the entry of the show's ledger that it came with; several messages can share one. */
const head = { seq: z.int(), at: instant };

/** Somebody who wrote, voted or asked, by their id in this show. */
const author = z.object({ person: z.string(), name: z.string() });

/** What is more than an attendee in a chat: who leads the show, their guests, and who works behind it. */
export const CHAT_ROLES = ["host", "guest", "crew"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/**
 * `shown` unless it says otherwise. `removed` is what everybody is told of a line that is out of sight, without its words;
 * the desk is told them, as `hidden` by the crew or `held` back by the workspace's words.
 */
export const LINE_STATES = ["shown", "hidden", "held", "removed"] as const;

/** A line of chat. */
export const ChatLineSchema = z.object({
  id: z.string(),
  author: z.object({ ...author.shape, role: z.optional(z.enum(CHAT_ROLES)) }),
  text: z.string(),
  at: instant,
  /** What it answers, and the beginning of that. */
  reply_to: z.optional(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  state: z.optional(z.enum(LINE_STATES)),
  /** How many people reported it and were not heard yet. The desk's feed alone says so. */
  reports: z.optional(z.int()),
});
export type ChatLine = z.infer<typeof ChatLineSchema>;

/** How a chat is held: the seconds between two lines of one person, and the line above all others. */
export const ChatRulesSchema = z.object({
  slow_seconds: z.int().check(z.nonnegative()),
  pinned: z.nullable(ChatLineSchema),
});
export type ChatRules = z.infer<typeof ChatRulesSchema>;

/** Votes by option. Everybody's feed carries them once the results are shown, the desk's always. */
export const PollCountsSchema = z.object({
  poll_id: z.string(),
  /** Its words, for those who never saw it on the screen. */
  question: z._default(z.string(), ""),
  options: z._default(z.array(z.string()), []),
  counts: z.array(z.int().check(z.nonnegative())),
  voters: z.int().check(z.nonnegative()),
});
export type PollCounts = z.infer<typeof PollCountsSchema>;

export const QUESTION_STATES = ["open", "answered", "dismissed"] as const;

/** A question of the audience, with how many want it answered. A dismissed one has no words any more. */
export const AudienceQuestionSchema = z.object({
  id: z.string(),
  author,
  text: z.string(),
  votes: z.int().check(z.nonnegative()),
  state: z.enum(QUESTION_STATES),
  /** For those who run the show alone: it is in no other feed. */
  private: z.boolean(),
  at: instant,
});
export type AudienceQuestion = z.infer<typeof AudienceQuestionSchema>;

/** Questions that ask for the same, by their ids; none once it was taken apart. The desk's feed alone carries it. */
export const QuestionGroupSchema = z.object({
  id: z.string(),
  questions: z.array(z.string()),
  /** People who want any of them answered. */
  votes: z.int(),
});
export type QuestionGroup = z.infer<typeof QuestionGroupSchema>;

/** Whether somebody in the audience wants to come onto the stage, and since when. The desk's feed alone carries it. */
export const HandSchema = z.object({
  person: z.string(),
  name: z.string(),
  raised: z.boolean(),
  at: instant,
});
export type Hand = z.infer<typeof HandSchema>;

/** The kinds of reaction, in the order in which rows count them: a new one goes to the end. */
export const REACTIONS = ["applause", "heart", "laugh", "surprise", "thumbs_up"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How many of each there were in the show by now. */
export const ReactionCountsSchema = z.object({
  applause: z.int(),
  heart: z.int(),
  laugh: z.int(),
  surprise: z.int(),
  thumbs_up: z.int(),
});
export type ReactionCounts = z.infer<typeof ReactionCountsSchema>;

/** What the host allows an audience, as it stands. */
export const AudienceSettingsSchema = z.object({
  chat: z.boolean(),
  questions: z.boolean(),
  reactions: z.boolean(),
  captions: z.boolean(),
  /** Whether an audience sees how many watch. */
  viewers: z.boolean(),
});
export type AudienceSettings = z.infer<typeof AudienceSettingsSchema>;

/** How many people have followed a call to action. The desk's feed alone carries it. */
export const CtaClicksSchema = z.object({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  clicks: z.int(),
});
export type CtaClicks = z.infer<typeof CtaClicksSchema>;

/** Something that was said on the stage. */
export const CaptionSchema = z.object({
  id: z.string(),
  person: z.string(),
  speaker: z.string(),
  text: z.string(),
  started_at: instant,
  ended_at: instant,
});
export type Caption = z.infer<typeof CaptionSchema>;

/** The same while it is still being said: what is in no feed yet. */
export const SayingSchema = z.omit(CaptionSchema, { ended_at: true });
export type Saying = z.infer<typeof SayingSchema>;

/** Why nothing is written down: nothing that could, or not yet; not this language; a machine that has too much to do. */
export const CAPTION_REASONS = ["not_installed", "coming", "language", "busy"] as const;

/** Whether what is said on the stage is written down just now. */
export const CaptioningSchema = z.object({
  state: z.enum(["on", "paused", "off"]),
  reason: z.nullable(z.enum(CAPTION_REASONS)),
});
export type Captioning = z.infer<typeof CaptioningSchema>;

/** What happened in a show besides its stage, as those are told who follow it. */
export const FeedMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chat"), ...head, line: ChatLineSchema }),
  // A line that was there and changed: hidden, shown again, or reported.
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

/** Everybody's feed, and the one of those who run the show: it holds what the audience is not to know. */
export const FEED_STREAMS = ["feed", "desk_feed"] as const;
export type FeedStream = (typeof FEED_STREAMS)[number];

import * as z from "zod/mini";

const instant = z.iso.datetime();

/** `seq` is the entry of the show's ledger that it came with; several messages can share one. */
const head = { seq: z.int(), at: instant };

/** Somebody who wrote, voted or asked, by their id in this show. */
const author = z.object({ person: z.string(), name: z.string() });

/** A line of chat. */
export const ChatLineSchema = z.object({ id: z.string(), author, text: z.string(), at: instant });
export type ChatLine = z.infer<typeof ChatLineSchema>;

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

/** What happened in a show besides its stage, as those are told who follow it. */
export const FeedMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chat"), ...head, line: ChatLineSchema }),
  z.object({ type: z.literal("question"), ...head, question: AudienceQuestionSchema }),
  z.object({ type: z.literal("poll_counts"), ...head, ...PollCountsSchema.shape }),
]);
export type FeedMessage = z.infer<typeof FeedMessageSchema>;

/** Everybody's feed, and the one of those who run the show: it holds what the audience is not to know. */
export const FEED_STREAMS = ["feed", "desk_feed"] as const;
export type FeedStream = (typeof FEED_STREAMS)[number];

import { z } from "zod";
import { queryInt, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { feedExample } from "./examples-schema";
import { FeedSchema, feedStream, SaidBeforeSchema, VoteSchema } from "./schema";

const params = z.strictObject({ slug: slug() });
/** As many digits as a number in a query has. */
const LAST = 999_999_999;

const piece = {
  after: queryInt(0, LAST, 0).describe(
    "The `to` of the last answer, or the `seq` of the last message. 0, or left out: the latest ones.",
  ),
  limit: queryInt(1, 200, 100).describe("How many entries to look at; one can hold several messages."),
};

const byAttendee = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "attendee",
} as const;

export const liveFeedContract = contract({
  getFeed: operation({
    http: "GET /events/{slug}/feed",
    prefix: "v1",
    tag: "Studio",
    summary: "Read what people said and voted in a show: chat and polls",
    description:
      "What people write in the chat, and how questions and polls stand, in its order. `feed` is what the audience hears, `desk_feed` what those who run the show do: also hidden lines, votes whose results are not shown, questions asked of the crew alone, and which questions ask for the same. Ask again with the `to` of the answer to follow it.",
    scope: "studio:read",
    effect: "read",
    params,
    query: z.strictObject({ ...piece, stream: feedStream().describe("Which of the two feeds.") }),
    output: FeedSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "What is new behind entry 41",
        input: { slug: "launch-day-x7k2m9", after: 41 },
        output: feedExample,
      },
    ],
  }),
  getBackstageFeed: operation({
    ...byAttendee,
    access: "guest",
    http: "GET /events/{slug}/backstage/feed",
    summary: "What happened in the show besides its stage, for a guest",
    effect: "read",
    params,
    query: z.strictObject(piece),
    output: FeedSchema,
    errors: ["not_found"],
  }),
  getAudienceFeed: operation({
    ...byAttendee,
    withoutPlace: true,
    http: "GET /events/{slug}/audience/feed",
    summary: "What happened in the show besides its stage",
    effect: "read",
    params,
    query: z.strictObject(piece),
    output: FeedSchema,
    errors: ["not_found"],
  }),
  getSaidBefore: operation({
    ...byAttendee,
    withoutPlace: true,
    http: "GET /events/{slug}/audience/captions",
    summary: "What was said in the session that is on, from its end",
    effect: "read",
    params,
    query: z.strictObject({
      before: z.string().min(1).max(64).optional().describe("The first line of the last answer."),
      limit: queryInt(1, 200, 100),
    }),
    output: SaidBeforeSchema,
    errors: ["not_found"],
  }),
  castVote: operation({
    ...byAttendee,
    http: "POST /events/{slug}/polls/{poll_id}/vote",
    summary: "Vote in an open poll",
    description: "One vote a person; voting again changes it while the poll is open.",
    effect: "write",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: z.strictObject({ slug: slug(), poll_id: z.string().min(1).max(128) }),
    body: z.strictObject({ option: z.int().min(0).max(9) }),
    output: VoteSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
});

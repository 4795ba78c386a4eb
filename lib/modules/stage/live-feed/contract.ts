import { z } from "zod";
import { queryFlag, queryInt, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { feedExample } from "./examples-schema";
import { FeedSchema, feedStream, SaidBeforeSchema } from "./schema";

const params = z.strictObject({ slug: slug() });
/** The maximum number of digits in a query parameter. */
const LAST = 999_999_999;

const piece = {
  after: queryInt(0, LAST, 0).describe(
    "`to` from the last response, or the `seq` of the last message. 0 or omitted: the latest entries.",
  ),
  limit: queryInt(1, 200, 100).describe("Number of entries to read; one can contain several messages."),
};

const overHttp = () =>
  queryFlag()
    .optional()
    .describe("True for viewers over HTTP: no captions of people who are left out of their picture.");

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
    summary: "Get a show's chat and votes",
    description:
      "Chat messages, and the state of questions and polls, in order. `feed` is what the audience receives; `desk_feed` is what the crew receives, including hidden messages, votes whose results aren't shown, private questions, and groups of similar questions. To follow it, call again with `to` from the response.",
    scope: "studio:read",
    effect: "read",
    params,
    query: z.strictObject({ ...piece, stream: feedStream().describe("Which feed.") }),
    output: FeedSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "New since entry 41",
        input: { slug: "launch-day-x7k2m9", after: 41 },
        output: feedExample,
      },
    ],
  }),
  getBackstageFeed: operation({
    ...byAttendee,
    access: "guest",
    http: "GET /events/{slug}/backstage/feed",
    summary: "Get the feed as a guest",
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
    summary: "Get the feed",
    effect: "read",
    params,
    query: z.strictObject({ ...piece, over_http: overHttp() }),
    output: FeedSchema,
    errors: ["not_found"],
  }),
  getSaidBefore: operation({
    ...byAttendee,
    withoutPlace: true,
    http: "GET /events/{slug}/audience/captions",
    summary: "Captions of the current session, newest last",
    effect: "read",
    params,
    query: z.strictObject({
      before: z.string().min(1).max(64).optional().describe("The first line of the last response."),
      limit: queryInt(1, 200, 100),
      over_http: overHttp(),
    }),
    output: SaidBeforeSchema,
    errors: ["not_found"],
  }),
});

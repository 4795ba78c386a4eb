import { z } from "zod";
import { instant, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import {
  ctaKeyText,
  FollowedSchema,
  MyPartSchema,
  ReactionCountsSchema,
  ReactionsInput,
  ReactionsSchema,
  VoteSchema,
} from "./schema";

const ofShow = z.strictObject({ slug: slug() });

const byAttendee = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "attendee",
} as const;

export const audienceContract = contract({
  getReactions: operation({
    http: "GET /events/{slug}/reactions",
    prefix: "v1",
    tag: "Studio",
    summary: "Get reactions and clicks on calls to action",
    description:
      "Totals of applause, hearts and other reactions, and of clicks on each call to action. During a show, getFeed reports both as they happen: `reactions`, and `cta_clicks` in `desk_feed`.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    output: ReactionCountsSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "After the offer was shown",
        input: { slug: "launch-day-x7k2m9" },
        output: {
          reactions: { applause: 214, heart: 96, laugh: 31, surprise: 8, thumbs_up: 120 },
          calls_to_action: [
            {
              id: "cta_01kb3jxg5wq0v8t6m2r4c7d9eg",
              label: "Book a demo",
              url: "https://example.com/demo",
              clicks: 37,
            },
          ],
        },
      },
    ],
  }),
  getMyPart: operation({
    ...byAttendee,
    http: "GET /events/{slug}/audience/mine",
    summary: "Get your own votes",
    effect: "read",
    params: ofShow,
    output: MyPartSchema,
    errors: ["not_found"],
  }),
  sendReactions: operation({
    ...byAttendee,
    http: "POST /events/{slug}/reactions",
    summary: "Send reactions",
    description:
      "A page sends how many reactions of each kind it has sent since it was opened. Repeating a call counts nothing twice, and lost calls are made up by the next one.",
    effect: "write",
    audience: { rate: { perSecond: 2, burst: 10 }, audit: "none", replay: "own" },
    params: ofShow,
    body: ReactionsInput,
    output: ReactionsSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
  followCta: operation({
    ...byAttendee,
    http: "POST /events/{slug}/cta/{cta}/follow",
    summary: "Record a click on the call to action",
    description: "Counted once per person. The call doesn't contain the link, which the host sets.",
    effect: "write",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: z.strictObject({ slug: slug(), cta: ctaKeyText() }),
    output: FollowedSchema,
    errors: ["not_found"],
  }),
  castVote: operation({
    ...byAttendee,
    http: "POST /events/{slug}/polls/{poll_id}/vote",
    summary: "Vote in an open poll",
    description:
      "One vote per person; voting again changes it while the poll is open. Viewers over HTTP say when their picture was live (`seen_at`): if the poll was open then, their vote counts up to 30 seconds after it closed.",
    effect: "write",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: z.strictObject({ slug: slug(), poll_id: z.string().min(1).max(128) }),
    body: z.strictObject({ option: z.int().min(0).max(9), seen_at: instant().optional() }),
    output: VoteSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
});

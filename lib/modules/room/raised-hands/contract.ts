import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { DismissedHandSchema, HandInput, HandSchema, handsQuery, RaisedHandSchema } from "./schema";

const example = {
  person: "v-1Zr8mQ2xK0aN5tYc7Lw3Eg",
  name: "Cleo Park",
  raised_at: "2031-01-14T17:05:00.000Z",
};
const SHOW = "launch-day-x7k2m9";
const ofShow = z.strictObject({ slug: slug() });
const shared = { prefix: "v1", tag: "Moderation" } as const;
const byAttendee = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "attendee",
  params: ofShow,
} as const;

export const raisedHandsContract = contract({
  listRaisedHands: operation({
    ...shared,
    http: "GET /events/{slug}/hands",
    summary: "List raised hands",
    description: "People who want to come on stage; with `order=asc`, in the order they raised their hands.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: handsQuery,
    output: list(RaisedHandSchema),
    errors: ["not_found"],
    examples: [{ summary: "Oldest first", input: { slug: SHOW, order: "asc" }, output: [example] }],
  }),
  dismissRaisedHand: operation({
    ...shared,
    http: "DELETE /events/{slug}/hands/{person}",
    summary: "Lower someone's raised hand",
    description: "They can raise it again, at the end of the queue. Safe to repeat.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: z.strictObject({ slug: slug(), person: reference() }),
    output: DismissedHandSchema,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "Not now",
        input: { slug: SHOW, person: example.person },
        output: { person: example.person, raised: false },
      },
    ],
  }),
  getMyHand: operation({
    ...byAttendee,
    http: "GET /events/{slug}/hand",
    summary: "Check whether your hand is raised",
    effect: "read",
    output: HandSchema,
    errors: ["not_found"],
  }),
  setMyHand: operation({
    ...byAttendee,
    http: "POST /events/{slug}/hand",
    summary: "Raise or lower your hand",
    description: "The crew sees who wants to speak, in order. Raising it twice keeps the position.",
    effect: "write",
    audience: { rate: { perSecond: 0.5, burst: 5 }, audit: "none", replay: "own" },
    body: HandInput,
    output: HandSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
});

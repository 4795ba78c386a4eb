import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { MyMessages, MyNewMessage, messagesQuery, NewPrivateMessage, PrivateMessageSchema } from "./schema";

const SHOW = "launch-day-x7k2m9";
const example = {
  id: "pms_01kb3jxg5wq0v8t6m2r4c7d9eg",
  guest_id: "gst_01kb3jxg5wq0v8t6m2r4c7d9eg",
  from: "crew" as const,
  name: "The crew",
  text: "You are on in two minutes.",
  spoken: false,
  sent_at: "2031-01-14T17:04:12.000Z",
};
const params = z.strictObject({ slug: slug() });
const byCrew = { prefix: "v1", tag: "Studio", scope: "studio:control", params } as const;
const byGuest = { prefix: "app", tag: "Pages of a show", scope: "public", access: "guest", params } as const;

export const privateMessagesContract = contract({
  listPrivateMessages: operation({
    ...byCrew,
    http: "GET /events/{slug}/private-messages",
    summary: "Read what was said to guests in private, and by them",
    description:
      "The conversations of those who run a show with its guests. Neither the audience nor moderators nor other guests see any of it.",
    effect: "read",
    query: messagesQuery,
    output: list(PrivateMessageSchema),
    errors: ["not_found"],
    examples: [{ summary: "The newest", input: { slug: SHOW }, output: [example] }],
  }),
  sendPrivateMessage: operation({
    ...byCrew,
    http: "POST /events/{slug}/private-messages",
    summary: "Write to a guest in private",
    description:
      "It stands on the guest's backstage page at once, and in the studio of everybody who runs the show. On the stage as well: they alone see it.",
    effect: "live",
    body: NewPrivateMessage,
    output: PrivateMessageSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "version_conflict"],
    examples: [
      {
        summary: "A cue, into their ear",
        input: { slug: SHOW, guest_id: example.guest_id, text: example.text, spoken: true },
        output: { ...example, spoken: true },
      },
    ],
  }),
  getMyMessages: operation({
    ...byGuest,
    http: "GET /events/{slug}/my-messages",
    summary: "What the crew and oneself said in private, oldest first",
    effect: "read",
    output: MyMessages,
    errors: ["not_found"],
  }),
  sendMyMessage: operation({
    ...byGuest,
    http: "POST /events/{slug}/my-messages",
    summary: "Write to those who run the show, in private",
    effect: "write",
    body: MyNewMessage,
    output: PrivateMessageSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "gone", "version_conflict"],
  }),
});

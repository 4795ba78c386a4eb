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
    summary: "List private messages with guests",
    description:
      "Conversations between the crew and guests. The audience, moderators and other guests can't see them.",
    effect: "read",
    query: messagesQuery,
    output: list(PrivateMessageSchema),
    errors: ["not_found"],
    examples: [{ summary: "Latest messages", input: { slug: SHOW }, output: [example] }],
  }),
  sendPrivateMessage: operation({
    ...byCrew,
    http: "POST /events/{slug}/private-messages",
    summary: "Send a guest a private message",
    description:
      "It appears immediately on the guest's backstage page, on stage too, and in the studio of everyone in the crew. No one else sees it.",
    effect: "live",
    body: NewPrivateMessage,
    output: PrivateMessageSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "version_conflict"],
    examples: [
      {
        summary: "A spoken cue",
        input: { slug: SHOW, guest_id: example.guest_id, text: example.text, spoken: true },
        output: { ...example, spoken: true },
      },
    ],
  }),
  getMyMessages: operation({
    ...byGuest,
    http: "GET /events/{slug}/my-messages",
    summary: "List your own private messages with the crew, oldest first",
    effect: "read",
    output: MyMessages,
    errors: ["not_found"],
  }),
  sendMyMessage: operation({
    ...byGuest,
    http: "POST /events/{slug}/my-messages",
    summary: "Send the crew a private message",
    effect: "write",
    body: MyNewMessage,
    output: PrivateMessageSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "gone", "version_conflict"],
  }),
});

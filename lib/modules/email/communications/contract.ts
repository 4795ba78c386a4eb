import { z } from "zod";
import { emailAddress, instant, listQuery, queryInt, reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  COMMUNICATION_STATES,
  CommunicationSchema,
  CommunicationWithRecipientsSchema,
  contentFields,
  PreviewSchema,
  RECIPIENT_STATES,
} from "./schema";

const eventParams = z.strictObject({ slug: slug() });
const messageParams = z.strictObject({ slug: slug(), message_id: reference() });

const exampleSlug = "designing-for-delight-k3m9qz";
const input = {
  slug: exampleSlug,
  subject: "A question before the show",
  body: "Hello,\n\nwhat should we talk about? Just **reply** to this email.",
  audience: { to: "registrations" },
};
const named = { slug: exampleSlug, message_id: "com_01kaj3v9x2m8q4t6w0y5z7b1cd" };
const example = {
  id: named.message_id,
  event_slug: exampleSlug,
  state: "draft",
  subject: input.subject,
  body: input.body,
  audience: { to: "registrations", states: ["confirmed"] },
  scheduled_for: null,
  error: null,
  results: null,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  started_at: null,
  ended_at: null,
};
const results = {
  waiting: 0,
  queued: 0,
  sending: 0,
  sent: 1,
  captured: 0,
  suppressed: 0,
  skipped: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
  excluded: 0,
};
const sent = {
  ...example,
  state: "sent",
  results,
  started_at: "2026-11-21T09:05:00.000Z",
  ended_at: "2026-11-21T09:05:04.000Z",
};

const sendIsMeant = z
  .literal(true, "must_be_true")
  .describe("Must be true (`must_be_true`), so that nothing is sent by accident.");

const common = { prefix: "v1", tag: "Communications" } as const;

export const communicationsContract = contract({
  listCommunications: operation({
    ...common,
    http: "GET /events/{slug}/communications",
    summary: "List an event's messages",
    description: "Newest first: drafts, scheduled messages, and sent messages with their results.",
    scope: "communications:draft",
    effect: "read",
    params: eventParams,
    query: z.strictObject({
      ...listQuery(["created_at", "updated_at"]),
      state: z.enum(COMMUNICATION_STATES).optional().describe("Only messages in this state."),
    }),
    output: list(CommunicationSchema),
    errors: ["not_found"],
    examples: [{ summary: "All messages", input: { slug: exampleSlug }, output: [example] }],
  }),
  previewCommunication: operation({
    ...common,
    http: "POST /events/{slug}/communications/preview",
    summary: "Preview a message",
    description:
      "Renders the message for one person and counts who would receive it and who wouldn't, with reasons. Saves and sends nothing. Rendered for the first recipient, or for the email address in `as`.",
    scope: "communications:draft",
    effect: "read",
    params: eventParams,
    body: z.strictObject({
      ...contentFields,
      as: emailAddress()
        .optional()
        .describe(
          "The email address of someone in the audience. Any other address is refused (`not_found`).",
        ),
    }),
    output: PreviewSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "To everyone with a confirmed registration",
        input,
        output: {
          recipients: 408,
          excluded: [{ reason: "unsubscribed", count: 3 }],
          to: { name: "Ada Lovelace", email: "ada@example.com" },
          subject: "A question before the show",
          html: "<html>…</html>",
          text: "Hello, …",
        },
      },
    ],
  }),
  createCommunicationDraft: operation({
    ...common,
    http: "POST /events/{slug}/communications/drafts",
    summary: "Save a message as a draft",
    description: "Sends nothing. Send or schedule it with separate calls.",
    scope: "communications:draft",
    effect: "write",
    params: eventParams,
    body: z.strictObject(contentFields),
    output: CommunicationSchema,
    status: 201,
    errors: ["not_found"],
    examples: [{ summary: "To everyone with a confirmed registration", input, output: example }],
  }),
  getCommunication: operation({
    ...common,
    http: "GET /events/{slug}/communications/{message_id}",
    summary: "Get a message with its recipients",
    description: "The delivery status for each recipient, and why people were skipped.",
    scope: "communications:draft",
    effect: "read",
    params: messageParams,
    query: z.strictObject({
      recipient_state: z.enum(RECIPIENT_STATES).optional().describe("Only recipients with this status."),
      recipients_after: reference().optional().describe("`recipients_cursor` from the previous page."),
      recipients_limit: queryInt(0, 200, 50).describe("Number of recipients to return."),
    }),
    output: CommunicationWithRecipientsSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "A sent message",
        input: named,
        output: {
          ...sent,
          recipients: [
            {
              kind: "registration",
              id: "reg_01kaj3v9x2m8q4t6w0y5z7b1cd",
              name: "Ada Lovelace",
              email: "ada@example.com",
              state: "sent",
              reason: null,
              mail_id: "msg_01kaj3v9x2m8q4t6w0y5z7b1cd",
              events: [{ type: "sent", at: "2026-11-21T09:05:02.000Z", detail: null }],
            },
          ],
          recipients_cursor: null,
        },
      },
    ],
  }),
  scheduleCommunication: operation({
    ...common,
    http: "POST /events/{slug}/communications/{message_id}/schedule",
    summary: "Schedule a message",
    description:
      "Schedules a draft, or reschedules a scheduled message. The recipient list is finalized when it's sent.",
    scope: "communications:send",
    effect: "send",
    sends: { when: "always" },
    params: messageParams,
    body: z.strictObject({
      send_at: instant().describe("Must be in the future (`in_past`)."),
      send: sendIsMeant,
    }),
    output: CommunicationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "The day before",
        input: { ...named, send_at: "2031-03-01T09:00:00Z", send: true },
        output: { ...example, state: "scheduled", scheduled_for: "2031-03-01T09:00:00.000Z" },
      },
    ],
  }),
  sendCommunication: operation({
    ...common,
    http: "POST /events/{slug}/communications/{message_id}/send",
    summary: "Send a message",
    description:
      "Sends a draft or a scheduled message immediately. The recipient list is finalized now; a dry run returns `meta.quote.recipients`. With `test_to`, the email address of a workspace member, only that member receives it and the draft stays a draft. An empty audience is refused: `audience` is `not_found`.",
    scope: "communications:send",
    effect: "send",
    sends: { when: "always" },
    params: messageParams,
    body: z.strictObject({
      test_to: emailAddress()
        .optional()
        .describe(
          "The email address of a workspace member, to send a test to only them. Any other address is refused (`not_found`).",
        ),
      send: sendIsMeant,
    }),
    output: CommunicationSchema,
    status: 202,
    errors: ["not_found", "version_conflict"],
    examples: [
      { summary: "Send now", input: { ...named, send: true }, output: { ...example, state: "queued" } },
    ],
  }),
  cancelCommunication: operation({
    ...common,
    http: "POST /events/{slug}/communications/{message_id}/cancel",
    summary: "Cancel a message",
    description:
      "Stops a message that is scheduled, queued or being sent. Emails already sent can't be recalled: `results` says how many, and the rest are skipped.",
    scope: "communications:draft",
    effect: "write",
    params: messageParams,
    output: CommunicationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Cancel a message", input: named, output: { ...example, state: "cancelled" } }],
  }),
});

import { z } from "zod";
import { listQuery, looseText, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";

export const EMAIL_STATES = [
  "draft",
  "queued",
  "sending",
  "sent",
  "captured",
  "suppressed",
  "skipped",
  "failed",
  "bounced",
  "complained",
] as const;

const EmailSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(EMAIL_STATES),
    to: z.object({ name: z.string(), email: z.string() }),
    subject: z.string(),
    error: z.string().nullable(),
    event_slug: z.string().nullable(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });

const EmailBodySchema = EmailSchema.extend({
  html: z.string(),
  text: z.string(),
  calendar: z.string().nullable(),
}).meta({ id: "MailWithBody" });

const example = {
  id: "msg_01k9example0000000000000000",
  kind: "confirmation",
  state: "captured" as const,
  to: { name: "Ana", email: "ana@example.com" },
  subject: "You are in: Autumn launch",
  error: null,
  event_slug: "autumn-launch-x7k2p9",
  created_at: "2026-11-21T09:00:00.000Z",
  sent_at: null,
};

const common = { prefix: "app", tag: "Inbox", scope: "communications:draft", access: "session" } as const;

export const emailContract = contract({
  listMail: operation({
    ...common,
    http: "GET /mail",
    summary: "List this environment's emails",
    description: "In the test environment, emails are captured here instead of being sent.",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at"]),
      state: z.enum(EMAIL_STATES).optional(),
      kind: reference().optional(),
      to: looseText(254).optional(),
    }),
    output: list(EmailSchema),
    examples: [{ summary: "Latest emails", input: {}, output: [example] }],
  }),
  getMail: operation({
    ...common,
    http: "GET /mail/{message_id}",
    summary: "Get one email",
    effect: "read",
    params: z.strictObject({ message_id: reference() }),
    output: EmailBodySchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By id",
        input: { message_id: example.id },
        output: { ...example, html: "<p>…</p>", text: "…", calendar: null },
      },
    ],
  }),
});

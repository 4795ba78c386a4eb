import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";
import { WebhookSchema } from "../schema";
import { exampleAt, exampleSlug, payload, payloadObject, reason, showRef } from "./payload-schema";

const Message = payloadObject({ ...showRef, message_id: z.string(), kind: z.string() });
const message = {
  event_slug: exampleSlug,
  message_id: "com_01k9message000000000000000",
  kind: "message",
};

const Budget = payloadObject({
  month: z.string().describe("The UTC month, such as 2026-11."),
  limit_usd: z.number(),
  reserved_usd: z.number().describe("Spent and reserved so far."),
  remaining_usd: z.number(),
});
const budget = (reserved: number) => ({
  month: "2026-11",
  limit_usd: 0.2,
  reserved_usd: reserved,
  remaining_usd: Math.round((0.2 - reserved) * 1e6) / 1e6,
});

/** Email, money, deals, and the webhooks themselves. */
export const accountPayloads = {
  "communication.sent": payload(
    "Sent once when a message has been sent to all its recipients.",
    Message.extend({ recipients: z.int(), failed: z.int() }),
    { ...message, recipients: 408, failed: 3 },
  ),
  "communication.failed": payload(
    "Sent when a message couldn't be sent to anyone.",
    Message.extend({ reason }),
    { ...message, reason: "The email server rejected the sender." },
  ),
  "email.bounced": payload(
    "Sent when a recipient's server permanently rejects an email. `event_slug` is null if the email doesn't belong to a show.",
    payloadObject({
      event_slug: z.string().nullable(),
      mail_id: z.string(),
      kind: z.string(),
      email: z.string(),
      reason,
      bounced_at: instantOut(),
    }),
    {
      event_slug: exampleSlug,
      mail_id: "mail_01k9mail00000000000000000",
      kind: "confirmation",
      email: "cleo@example.com",
      reason: "550 no such mailbox",
      bounced_at: exampleAt,
    },
  ),
  "budget.warning": payload(
    "Sent once a month, when 80% of the monthly budget is spent or reserved.",
    Budget,
    budget(0.1612),
  ),
  "budget.exhausted": payload(
    "Sent once a month, when the monthly budget is used up: calls that cost something return 402 until the month ends.",
    Budget,
    budget(0.2),
  ),
  "webhook.disabled": payload(
    "Sent to your other webhooks when one is disabled: `gone` after a 410, `failing` after five days of failures. Its pending deliveries are cancelled; activate it again once its endpoint responds.",
    payloadObject({
      webhook_id: z.string(),
      url: WebhookSchema.shape.url,
      reason: z.enum(["gone", "failing"]),
      cancelled_deliveries: z.int(),
    }),
    {
      webhook_id: "wh_01k9webhook000000000000000",
      url: "https://crm.example.com/hooks/showrunner",
      reason: "failing",
      cancelled_deliveries: 17,
    },
  ),
  "deal.accepted": payload(
    "Sent when a customer accepts a proposal on its page.",
    payloadObject({
      deal_id: z.string(),
      title: z.string(),
      total: z.number().describe("In units of the currency, not in cents."),
      currency: z.string(),
      accepted_by: z.string(),
      accepted_at: instantOut(),
    }),
    {
      deal_id: "deal_01k9deal00000000000000000",
      title: "Yearly plan",
      total: 4_800,
      currency: "USD",
      accepted_by: "Dana Reyes",
      accepted_at: exampleAt,
    },
  ),
};

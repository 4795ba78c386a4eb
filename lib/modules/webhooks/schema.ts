import { z } from "zod";
import { EVENT_KIND_NAMES } from "@/lib/api/event-kinds";
import { instant, instantOut, looseText, secretText, webAddress } from "@/lib/api/fields";

export const WEBHOOK_STATUSES = ["active", "paused", "disabled"] as const;
export const DELIVERY_STATES = ["pending", "succeeded", "failed", "exhausted", "cancelled"] as const;

const Subscribed = z.enum([...EVENT_KIND_NAMES, "*"]);

const subscriptions = () =>
  z
    .array(Subscribed)
    .min(1, "too_short")
    .max(EVENT_KIND_NAMES.length + 1, "too_many")
    .refine((kinds) => new Set(kinds).size === kinds.length, "duplicate");

export const WebhookSchema = z
  .object({
    id: z.string(),
    url: z.url(),
    description: z.string(),
    environment: z.enum(["test", "live"]),
    events: z.array(Subscribed),
    client_id: z.string().nullable(),
    event_slug: z.string().nullable(),
    active: z.boolean(),
    status: z.enum(WEBHOOK_STATUSES),
    disabled_reason: z.string().nullable(),
    failing_since: instantOut().nullable(),
    next_secret_at: instantOut().nullable(),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({
    id: "Webhook",
    description:
      "An address of yours that is told what happens. `next_secret_at` is when a rotated secret takes over; until then deliveries carry a second signature made with it.",
  });

export type WebhookWire = z.infer<typeof WebhookSchema>;

export const WebhookWithSecretSchema = WebhookSchema.extend({
  secret: secretText().optional(),
}).meta({
  id: "WebhookWithSecret",
  description: "`secret` is there when one was just made, and never again.",
});

export const CreatedWebhookSchema = WebhookSchema.extend({ secret: secretText() }).meta({
  id: "CreatedWebhook",
  description: "The webhook with its signing secret, which is shown this once.",
});

export const DeletedWebhookSchema = z
  .object({ id: z.string(), deleted: z.literal(true), cancelled_deliveries: z.int() })
  .meta({ id: "DeletedWebhook" });

export const CreateWebhookInput = z.strictObject({
  url: webAddress(),
  events: subscriptions(),
  description: looseText(500).optional(),
  client_id: z.string().min(1, "too_short").max(160, "too_long").nullish(),
  event_slug: z.string().min(1, "too_short").max(80, "too_long").nullish(),
});

const MOST_OVERLAP_HOURS = 72;

export const UpdateWebhookInput = z.strictObject({
  url: webAddress().optional(),
  events: subscriptions().optional(),
  description: looseText(500).optional(),
  client_id: z.string().min(1, "too_short").max(160, "too_long").nullish(),
  event_slug: z.string().min(1, "too_short").max(80, "too_long").nullish(),
  active: z.boolean().optional().describe("The same as `status`: true is active, false is paused."),
  status: z.enum(["active", "paused"]).optional(),
  rotate_secret: z.boolean().optional(),
  activate_now: z.boolean().optional(),
  overlap_hours: z.number().min(0, "too_small").max(MOST_OVERLAP_HOURS, "too_large").optional(),
});

export const RotateWebhookSecretInput = z.strictObject({
  overlap_hours: z
    .number()
    .min(0, "too_small")
    .max(MOST_OVERLAP_HOURS, "too_large")
    .optional()
    .describe("How long the old secret goes on signing. Default 24."),
  activate_now: z.boolean().optional().describe("The same as an overlap of 0."),
});

const FAILED_STATES = ["failed", "exhausted", "cancelled", "pending"] as const;

export const RecoverDeliveriesInput = z.strictObject({
  since: instant().describe("Deliveries made at or after this instant."),
  until: instant().optional().describe("And before this one."),
  states: z
    .array(z.enum(FAILED_STATES))
    .min(1, "too_short")
    .max(FAILED_STATES.length, "too_many")
    .refine((states) => new Set(states).size === states.length, "duplicate")
    .default(["failed", "exhausted"])
    .describe(
      "Which of them: `cancelled` is what waited when the webhook was paused or switched off, `pending` what failed and waits for its next attempt.",
    ),
  type: z.enum(EVENT_KIND_NAMES).optional(),
});

export const RecoveredDeliveriesSchema = z
  .object({
    webhook_id: z.string(),
    queued: z.int(),
    more: z.boolean().describe("There are others: call again."),
    since: instantOut(),
  })
  .meta({ id: "RecoveredDeliveries" });

export const TestWebhookInput = z.strictObject({ type: z.enum(EVENT_KIND_NAMES).optional() });

const AttemptSchema = z.object({
  attempt: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  duration_ms: z.int(),
  response: z.string(),
  created_at: instantOut(),
});

export const DeliverySchema = z
  .object({
    id: z.string(),
    webhook_id: z.string(),
    event_id: z.string(),
    event_type: z.enum(EVENT_KIND_NAMES),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    next_attempt_at: instantOut().nullable(),
    last_status: z.int().nullable(),
    last_error: z.string().nullable(),
    log: z.array(AttemptSchema),
    created_at: instantOut(),
    updated_at: instantOut(),
    ended_at: instantOut().nullable(),
  })
  .meta({
    id: "WebhookDelivery",
    description:
      "One event on its way to one webhook. `log` holds the latest attempts, with the first 2 KiB of each answer as text; `last_error` says why there was no answer.",
  });

export const DeliveryContentSchema = z
  .object({
    delivery_id: z.string(),
    url: z.string(),
    body: z.string().describe("The exact text that every attempt sends."),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({ id: "DeliveryContent", description: "What an attempt at this moment would send, signed." });

export type DeliveryWire = z.infer<typeof DeliverySchema>;

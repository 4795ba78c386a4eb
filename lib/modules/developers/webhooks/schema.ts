import { z } from "zod";
import { EVENT_KIND_NAMES } from "@/lib/operation/event-kinds";
import { instant, instantOut, looseText, secretText, webAddress } from "@/lib/operation/fields";

export const WEBHOOK_STATUSES = ["active", "paused", "disabled"] as const;
export const DELIVERY_STATES = ["pending", "succeeded", "failed", "exhausted", "cancelled"] as const;

const Subscribed = z.enum([...EVENT_KIND_NAMES, "*"]);

const subscriptions = () =>
  z
    .array(Subscribed)
    .min(1, "too_short")
    .max(EVENT_KIND_NAMES.length + 1, "too_many")
    .refine((kinds) => new Set(kinds).size === kinds.length, "duplicate")
    .meta({ uniqueItems: true });

export const WebhookSchema = z
  .object({
    id: z.string().describe("Identifies the webhook."),
    url: z.url().describe("The endpoint's URL."),
    description: z.string().describe("Your own description."),
    environment: z.enum(["test", "live"]).describe("The environment whose events it receives."),
    events: z.array(Subscribed).describe("The event types it receives; `*` means all."),
    client_id: z.string().nullable().describe("Only events of this client."),
    event_slug: z.string().nullable().describe("Only events of this show."),
    active: z.boolean().describe("Whether events are sent to it."),
    status: z.enum(WEBHOOK_STATUSES).describe("Paused by you, or disabled because it kept failing."),
    disabled_reason: z.string().nullable().describe("Why it was disabled, if it was."),
    failing_since: instantOut()
      .nullable()
      .describe("When attempts started failing without a success; null while it works."),
    next_secret_at: instantOut().nullable().describe("When a rotated secret takes over."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({
    id: "Webhook",
    description:
      "An endpoint that receives events. `next_secret_at` is when a rotated secret takes over; until then, deliveries carry a second signature made with it.",
  });

export type WebhookWire = z.infer<typeof WebhookSchema>;

export const WebhookWithSecretSchema = WebhookSchema.extend({
  secret: secretText("webhooks/{id}").optional(),
}).meta({
  id: "WebhookWithSecret",
  description: "`secret` is only present if one was just created.",
});

export const CreatedWebhookSchema = WebhookSchema.extend({ secret: secretText("webhooks/{id}") }).meta({
  id: "CreatedWebhook",
  description: "The webhook with its signing secret, which is shown only once.",
});

export const DeletedWebhookSchema = z
  .object({ id: z.string(), deleted: z.literal(true), cancelled_deliveries: z.int() })
  .meta({ id: "DeletedWebhook" });

const target = () =>
  webAddress()
    .meta({ "x-form": "delivery-address" })
    .describe(
      "The endpoint's URL: public, with port 80, 443 or above 1023, not one of this service's own, and https for live webhooks. Others are refused as `not_allowed`.",
    );

const narrowed = {
  description: looseText(500).optional().describe("Your own description."),
  client_id: looseText(160)
    .min(1, "too_short")
    .nullish()
    .describe(
      "Only events of this client: its id, or your own id for it. If it doesn't exist, refused as `not_found`; a key limited to certain clients must set one (`required`).",
    ),
  event_slug: looseText(80)
    .min(1, "too_short")
    .nullish()
    .describe("Only events of this show. If it doesn't exist, refused as `not_found`."),
};

export const CreateWebhookInput = z.strictObject({
  url: target(),
  events: subscriptions().describe("The event types it receives; `*` means all."),
  ...narrowed,
});

const MAX_OVERLAP_HOURS = 72;

/** `active` and `status` must agree, and an overlap requires a new secret. */
const consistent = {
  active: {
    anyOf: [
      { not: { properties: { status: {} }, required: ["status"] } },
      { properties: { active: { const: true }, status: { const: "active" } } },
      { properties: { active: { const: false }, status: { const: "paused" } } },
    ],
  },
  overlap_hours: {
    properties: { overlap_hours: {}, rotate_secret: { const: true } },
    required: ["rotate_secret"],
  },
};

export const UpdateWebhookInput = z
  .strictObject({
    url: target().optional(),
    events: subscriptions().optional().describe("The event types it receives; `*` means all."),
    ...narrowed,
    active: z
      .boolean()
      .optional()
      .describe("The same as `status`: true is active, false is paused. They must match (`invalid`)."),
    status: z
      .enum(["active", "paused"])
      .optional()
      .describe("A paused webhook receives nothing, and events during the pause aren't sent later."),
    rotate_secret: z.boolean().optional().describe("Creates a new secret, shown once in the response."),
    activate_now: z
      .boolean()
      .optional()
      .describe(
        "Switches to the new secret immediately: the one created now, or a pending one. Without either, refused as `not_allowed`.",
      ),
    overlap_hours: z
      .number()
      .min(0, "too_small")
      .max(MAX_OVERLAP_HOURS, "too_large")
      .optional()
      .describe(
        "How long the old secret is still used, in hours. Default 24. Only with `rotate_secret` (`not_allowed`).",
      ),
  })
  .meta({ dependentSchemas: consistent });

export const RotateWebhookSecretInput = z.strictObject({
  overlap_hours: z
    .number()
    .min(0, "too_small")
    .max(MAX_OVERLAP_HOURS, "too_large")
    .optional()
    .describe("How long the old secret is still used, in hours. Default 24."),
  activate_now: z.boolean().optional().describe("The same as an overlap of 0."),
});

const FAILED_STATES = ["failed", "exhausted", "cancelled", "pending"] as const;

export const RecoverDeliveriesInput = z.strictObject({
  since: instant().describe("Deliveries made at or after this time."),
  until: instant()
    .optional()
    .describe("And before this time, which must be later than `since` (`before_start`)."),
  states: z
    .array(z.enum(FAILED_STATES))
    .min(1, "too_short")
    .max(FAILED_STATES.length, "too_many")
    .refine((states) => new Set(states).size === states.length, "duplicate")
    .meta({ uniqueItems: true })
    .default(["failed", "exhausted"])
    .describe(
      "Which deliveries: `cancelled` were pending when the webhook was paused or disabled, `pending` failed and wait for their next attempt.",
    ),
  type: z.enum(EVENT_KIND_NAMES).optional(),
});

export const RecoveredDeliveriesSchema = z
  .object({
    webhook_id: z.string().describe("The webhook."),
    queued: z.int().describe("Number of deliveries queued again."),
    more: z.boolean().describe("There are more: call again."),
    since: instantOut().describe("The time you sent."),
  })
  .meta({ id: "RecoveredDeliveries" });

export const TestWebhookInput = z.strictObject({ type: z.enum(EVENT_KIND_NAMES).optional() });

const AttemptSchema = z.object({
  attempt: z.int().describe("From 1."),
  status: z.int().nullable().describe("HTTP status; null if there was no response."),
  error: z.string().nullable().describe("Why there was no response."),
  duration_ms: z.int().describe("Duration in milliseconds."),
  response: z.string().describe("The first 2 KiB of the response, as text."),
  created_at: instantOut().describe("When it was created."),
});

export const DeliverySchema = z
  .object({
    id: z.string().describe("Identifies the delivery."),
    webhook_id: z.string().describe("The webhook it is for."),
    event_id: z.string().describe("The same for every webhook and attempt. Use it to deduplicate."),
    event_type: z.enum(EVENT_KIND_NAMES).describe("The event type."),
    event_slug: z
      .string()
      .nullable()
      .describe("The show it is about; null for tests and events that aren't about one show."),
    state: z.enum(DELIVERY_STATES).describe("Its state; `exhausted` after the last attempt."),
    attempts: z.int().describe("Number of attempts."),
    next_attempt_at: instantOut().nullable().describe("When the next attempt is due; null if there is none."),
    last_status: z.int().nullable().describe("HTTP status of the latest response; null if there was none."),
    last_error: z.string().nullable().describe("Why there was no response."),
    log: z.array(AttemptSchema).describe("The latest attempts."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
    ended_at: instantOut().nullable().describe("When it reached a final state."),
  })
  .meta({
    id: "WebhookDelivery",
    description:
      "One event's delivery to one webhook. `log` contains the latest attempts, with the first 2 KiB of each response as text; `last_error` says why there was no response.",
  });

export const DeliveryContentSchema = z
  .object({
    delivery_id: z.string(),
    url: z.string(),
    body: z.string().describe("The exact body of every attempt."),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({ id: "DeliveryContent", description: "What an attempt made now would send, signed." });

export type DeliveryWire = z.infer<typeof DeliverySchema>;

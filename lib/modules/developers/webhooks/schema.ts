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
    id: z.string().describe("Names the webhook in calls."),
    url: z.url().describe("Where events are sent."),
    description: z.string().describe("Your own words for it."),
    environment: z.enum(["test", "live"]).describe("The environment whose events it receives."),
    events: z.array(Subscribed).describe("The kinds of events it receives; `*` stands for all."),
    client_id: z.string().nullable().describe("Only events of this managed client."),
    event_slug: z.string().nullable().describe("Only events of this show."),
    active: z.boolean().describe("Whether events are sent to it now."),
    status: z.enum(WEBHOOK_STATUSES).describe("Paused by you, or disabled because it kept failing."),
    disabled_reason: z.string().nullable().describe("Why it was switched off, if it was."),
    failing_since: instantOut()
      .nullable()
      .describe("Since when no attempt has succeeded; null while it works."),
    next_secret_at: instantOut().nullable().describe("When a rotated secret takes over."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({
    id: "Webhook",
    description:
      "An address of yours that receives events. `next_secret_at` is when a rotated secret takes over; until then deliveries carry a second signature made with it.",
  });

export type WebhookWire = z.infer<typeof WebhookSchema>;

export const WebhookWithSecretSchema = WebhookSchema.extend({
  secret: secretText("webhooks/{id}").optional(),
}).meta({
  id: "WebhookWithSecret",
  description: "`secret` is there when one was just made, and never again.",
});

export const CreatedWebhookSchema = WebhookSchema.extend({ secret: secretText("webhooks/{id}") }).meta({
  id: "CreatedWebhook",
  description: "The webhook with its signing secret, which is shown this once.",
});

export const DeletedWebhookSchema = z
  .object({ id: z.string(), deleted: z.literal(true), cancelled_deliveries: z.int() })
  .meta({ id: "DeletedWebhook" });

const target = () =>
  webAddress()
    .meta({ "x-form": "delivery-address" })
    .describe(
      "Where events are sent: a public address with a port of 80, 443 or above 1023, none of this service's own, and https for live webhooks. Others are refused as `not_allowed`.",
    );

const narrowed = {
  description: looseText(500).optional().describe("Your own words for it."),
  client_id: looseText(160)
    .min(1, "too_short")
    .nullish()
    .describe(
      "Only events of this managed client: its id, or your own id for it. One that is not known is refused as `not_found`; a key that is held to certain clients has to name one (`required`).",
    ),
  event_slug: looseText(80)
    .min(1, "too_short")
    .nullish()
    .describe("Only events of this show. One that is not known is refused as `not_found`."),
};

export const CreateWebhookInput = z.strictObject({
  url: target(),
  events: subscriptions().describe("The kinds of events it receives; `*` stands for all."),
  ...narrowed,
});

const MAX_OVERLAP_HOURS = 72;

/** `active` and `status` say the same thing, and a secret that stays has no overlap. */
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
    events: subscriptions().optional().describe("The kinds of events it receives; `*` stands for all."),
    ...narrowed,
    active: z
      .boolean()
      .optional()
      .describe("The same as `status`: true is active, false is paused. Both have to agree (`invalid`)."),
    status: z.enum(["active", "paused"]).optional().describe("A paused webhook receives nothing."),
    rotate_secret: z.boolean().optional().describe("Makes a new secret, which the answer shows once."),
    activate_now: z
      .boolean()
      .optional()
      .describe(
        "Lets the new secret take over at once: the one that is made now, or one that is waiting. With neither it is refused as `not_allowed`.",
      ),
    overlap_hours: z
      .number()
      .min(0, "too_small")
      .max(MAX_OVERLAP_HOURS, "too_large")
      .optional()
      .describe(
        "How long the old secret goes on signing. Default 24. Goes with `rotate_secret` (`not_allowed`).",
      ),
  })
  .meta({ dependentSchemas: consistent });

export const RotateWebhookSecretInput = z.strictObject({
  overlap_hours: z
    .number()
    .min(0, "too_small")
    .max(MAX_OVERLAP_HOURS, "too_large")
    .optional()
    .describe("How long the old secret goes on signing. Default 24."),
  activate_now: z.boolean().optional().describe("The same as an overlap of 0."),
});

const FAILED_STATES = ["failed", "exhausted", "cancelled", "pending"] as const;

export const RecoverDeliveriesInput = z.strictObject({
  since: instant().describe("Deliveries made at or after this instant."),
  until: instant().optional().describe("And before this one, which is later than `since` (`before_start`)."),
  states: z
    .array(z.enum(FAILED_STATES))
    .min(1, "too_short")
    .max(FAILED_STATES.length, "too_many")
    .refine((states) => new Set(states).size === states.length, "duplicate")
    .meta({ uniqueItems: true })
    .default(["failed", "exhausted"])
    .describe(
      "Which of them: `cancelled` is what waited when the webhook was paused or switched off, `pending` what failed and waits for its next attempt.",
    ),
  type: z.enum(EVENT_KIND_NAMES).optional(),
});

export const RecoveredDeliveriesSchema = z
  .object({
    webhook_id: z.string().describe("Whose deliveries they are."),
    queued: z.int().describe("How many are sent again."),
    more: z.boolean().describe("There are others: call again."),
    since: instantOut().describe("The instant you asked from."),
  })
  .meta({ id: "RecoveredDeliveries" });

export const TestWebhookInput = z.strictObject({ type: z.enum(EVENT_KIND_NAMES).optional() });

const AttemptSchema = z.object({
  attempt: z.int().describe("Counts from 1."),
  status: z.int().nullable().describe("HTTP status; null when there was no answer."),
  error: z.string().nullable().describe("Why there was no answer."),
  duration_ms: z.int().describe("Milliseconds from the connection to the end."),
  response: z.string().describe("The first 2 KiB of the answer, as text."),
  created_at: instantOut().describe("When it was made."),
});

export const DeliverySchema = z
  .object({
    id: z.string().describe("Names the delivery in calls."),
    webhook_id: z.string().describe("Where it goes."),
    event_id: z.string().describe("The same for every webhook and attempt: deduplicate by it."),
    event_type: z.enum(EVENT_KIND_NAMES).describe("The kind of event."),
    event_slug: z
      .string()
      .nullable()
      .describe("The show that it is about; null for a test and for what concerns no one show."),
    state: z.enum(DELIVERY_STATES).describe("Where it stands; `exhausted` after the last attempt."),
    attempts: z.int().describe("How many were made."),
    next_attempt_at: instantOut().nullable().describe("When the next one is due; null when there is none."),
    last_status: z.int().nullable().describe("HTTP status of the latest answer; null when there was none."),
    last_error: z.string().nullable().describe("Why there was no answer."),
    log: z.array(AttemptSchema).describe("The latest attempts."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
    ended_at: instantOut().nullable().describe("When it reached an end state."),
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

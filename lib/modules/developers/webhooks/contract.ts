import { z } from "zod";
import { EVENT_KIND_NAMES } from "@/lib/operation/event-kinds";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CreatedWebhookSchema,
  CreateWebhookInput,
  DELIVERY_STATES,
  DeletedWebhookSchema,
  DeliveryContentSchema,
  DeliverySchema,
  type DeliveryWire,
  RecoverDeliveriesInput,
  RecoveredDeliveriesSchema,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WEBHOOK_STATUSES,
  WebhookSchema,
  type WebhookWire,
  WebhookWithSecretSchema,
} from "./schema";

const at = "2026-11-21T09:00:00.000Z";

const exampleWebhook: WebhookWire = {
  id: "wh_01k9webhook000000000000000",
  url: "https://crm.example.com/hooks/showrunner",
  description: "CRM",
  environment: "test",
  events: ["registration.created"],
  client_id: null,
  event_slug: null,
  active: true,
  status: "active",
  disabled_reason: null,
  failing_since: null,
  next_secret_at: null,
  created_at: at,
  updated_at: at,
};

const exampleDelivery: DeliveryWire = {
  id: "whd_01k9delivery00000000000000",
  webhook_id: exampleWebhook.id,
  event_id: "whe_01k9event00000000000000000",
  event_type: "registration.created",
  event_slug: "analytical-engines-live-x7k2p9",
  state: "pending",
  attempts: 0,
  next_attempt_at: at,
  last_status: null,
  last_error: null,
  log: [],
  created_at: at,
  updated_at: at,
  ended_at: null,
};

const shared = { prefix: "v1", tag: "Webhooks", scope: "webhooks:manage" } as const;
const one = z.strictObject({ webhook_id: reference() });
const id = exampleWebhook.id;

export const webhooksContract = contract({
  listWebhooks: operation({
    ...shared,
    http: "GET /webhooks",
    summary: "List webhooks",
    description: "Newest first, without secrets.",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at", "updated_at"]),
      status: z.enum(WEBHOOK_STATUSES).optional(),
    }),
    output: list(WebhookSchema),
    examples: [{ summary: "All webhooks", input: {}, output: [exampleWebhook] }],
  }),
  createWebhook: operation({
    ...shared,
    http: "POST /webhooks",
    summary: "Create a webhook",
    description:
      "The response contains the signing secret, which isn't shown again. Live webhooks require https, and URLs must be public, with port 80, 443 or above 1023. Subscribe to event types or to all of them with `*`; limit it with `client_id` (id or your own id) and `event_slug`.",
    effect: "write",
    body: CreateWebhookInput,
    output: CreatedWebhookSchema,
    status: 201,
    errors: ["slot_limit_reached"],
    examples: [
      {
        summary: "Send registrations to a CRM",
        input: { url: exampleWebhook.url, events: ["registration.created"], description: "CRM" },
        output: { ...exampleWebhook, secret: "whsec_c2hvd3J1bm5lciBleGFtcGxlIHNlY3JldCAwMDAwMDE" },
      },
    ],
  }),
  getWebhook: operation({
    ...shared,
    http: "GET /webhooks/{webhook_id}",
    summary: "Get a webhook",
    description: "Without its secret.",
    effect: "read",
    versioned: true,
    params: one,
    output: WebhookSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { webhook_id: id }, output: exampleWebhook }],
  }),
  updateWebhook: operation({
    ...shared,
    http: "PATCH /webhooks/{webhook_id}",
    summary: "Update a webhook",
    description:
      "Changes URL, events, filters, description or status. Pausing cancels pending deliveries; activating clears a failure. `rotate_secret` creates a new secret, shown once: for `overlap_hours` (default 24), deliveries are signed with the old one and, in `X-Service-Signature-Next`, with the new one, which then takes over. `activate_now` switches to the new secret immediately.",
    effect: "write",
    versioned: true,
    mcp: { creates: ({ rotate_secret }) => rotate_secret === true },
    params: one,
    body: UpdateWebhookInput,
    output: WebhookWithSecretSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Pause",
        input: { webhook_id: id, status: "paused" },
        output: { ...exampleWebhook, active: false, status: "paused" },
      },
      { summary: "Rotate the secret", input: { webhook_id: id, rotate_secret: true, overlap_hours: 48 } },
    ],
  }),
  deleteWebhook: operation({
    ...shared,
    http: "DELETE /webhooks/{webhook_id}",
    summary: "Delete a webhook",
    description: "Revokes its signing secrets and cancels pending deliveries.",
    effect: "write",
    params: one,
    output: DeletedWebhookSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Delete",
        input: { webhook_id: id },
        output: { id, deleted: true, cancelled_deliveries: 0 },
      },
    ],
  }),
  testWebhook: operation({
    ...shared,
    http: "POST /webhooks/{webhook_id}/test",
    summary: "Send a test event",
    description:
      "Sends a signed sample now: `data` is the example from the event type's page, with `test: true`. Works for paused webhooks too. `type` defaults to the first event type it subscribes to.",
    effect: "write",
    status: 202,
    params: one,
    body: TestWebhookInput,
    output: DeliverySchema,
    errors: ["not_found"],
    examples: [{ summary: "Send a test event", input: { webhook_id: id }, output: exampleDelivery }],
  }),
  listWebhookDeliveries: operation({
    ...shared,
    http: "GET /webhooks/{webhook_id}/deliveries",
    summary: "List deliveries and why they failed",
    description: "Newest first, each with its state, its next attempt and its attempt log.",
    effect: "read",
    params: one,
    query: z.strictObject({
      ...listQuery(["created_at"]),
      state: z.enum(DELIVERY_STATES).optional(),
      type: z.enum(EVENT_KIND_NAMES).optional(),
    }),
    output: list(DeliverySchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "Failed deliveries",
        input: { webhook_id: id, state: "exhausted" },
        output: [{ ...exampleDelivery, state: "exhausted" }],
      },
    ],
  }),
  retryWebhookDelivery: operation({
    ...shared,
    http: "POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry",
    summary: "Retry a delivery",
    description:
      "Sends the event again now, with its original id. A pending delivery then continues its schedule; a finished one gets this one attempt.",
    effect: "write",
    status: 202,
    params: one.extend({ delivery_id: reference() }),
    output: DeliverySchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Retry",
        input: { webhook_id: id, delivery_id: exampleDelivery.id },
        output: exampleDelivery,
      },
    ],
  }),
  rotateWebhookSecret: operation({
    ...shared,
    http: "POST /webhooks/{webhook_id}/rotate-secret",
    summary: "Rotate the signing secret",
    description:
      "Creates a new secret, shown once. Until the overlap ends, `X-Service-Signature` uses the old one, `X-Service-Signature-Next` the new one, and `webhook-signature` contains both; then the new one takes over automatically. Replaces a pending new secret.",
    effect: "write",
    params: one,
    body: RotateWebhookSecretInput,
    output: CreatedWebhookSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "With two days of overlap",
        input: { webhook_id: id, overlap_hours: 48 },
        output: {
          ...exampleWebhook,
          next_secret_at: "2026-11-23T09:00:00.000Z",
          secret: "whsec_c2hvd3J1bm5lciBleGFtcGxlIHNlY3JldCAwMDAwMDI",
        },
      },
    ],
  }),
  recoverWebhookDeliveries: operation({
    ...shared,
    http: "POST /webhooks/{webhook_id}/recover",
    summary: "Retry all failed deliveries",
    description:
      "Resends deliveries that failed since a given time, oldest first and with the original event ids: one attempt each. At most 2,000 per call; `more` means there are others. With `dry_run`, it counts them.",
    effect: "write",
    status: 202,
    params: one,
    body: RecoverDeliveriesInput,
    output: RecoveredDeliveriesSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "After an outage",
        input: { webhook_id: id, since: at },
        output: { webhook_id: id, queued: 214, more: false, since: at },
      },
    ],
  }),
  getDeliveryContent: operation({
    ...shared,
    prefix: "app",
    access: "session",
    http: "GET /webhooks/{webhook_id}/deliveries/{delivery_id}/content",
    summary: "Get a delivery's request",
    description: "The body as sent, and the headers of an attempt made now.",
    effect: "read",
    params: one.extend({ delivery_id: reference() }),
    output: DeliveryContentSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { webhook_id: id, delivery_id: exampleDelivery.id } }],
  }),
});

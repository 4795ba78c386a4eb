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
    examples: [{ summary: "All", input: {}, output: [exampleWebhook] }],
  }),
  createWebhook: operation({
    ...shared,
    http: "POST /webhooks",
    summary: "Create a webhook",
    description:
      "The answer holds the signing secret; it is not shown again. Live webhooks need https, and addresses have to be public with a port of 80, 443 or above 1023. Subscribe to kinds of events or to all with `*`; `client_id` (id or your own id) and `event_slug` narrow it down.",
    effect: "write",
    body: CreateWebhookInput,
    output: CreatedWebhookSchema,
    status: 201,
    errors: ["slot_limit_reached"],
    examples: [
      {
        summary: "Tell a CRM about registrations",
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
      "Changes address, events, filters, description or status. Pausing cancels what is waiting to be sent; activating clears a failure. `rotate_secret` makes a new secret, answered once: for `overlap_hours` (default 24) deliveries are signed with the old one and, in `X-Service-Signature-Next`, with the new one, which then takes over. `activate_now` lets the new secret take over at once.",
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
    description: "Revokes its secrets and cancels what is waiting to be sent.",
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
      "Delivers a signed sample now: `data` is the example that the page of its kind shows, with `test: true`. Also to a paused webhook. `type` defaults to the first kind it subscribes to.",
    effect: "write",
    status: 202,
    params: one,
    body: TestWebhookInput,
    output: DeliverySchema,
    errors: ["not_found"],
    examples: [{ summary: "Test", input: { webhook_id: id }, output: exampleDelivery }],
  }),
  listWebhookDeliveries: operation({
    ...shared,
    http: "GET /webhooks/{webhook_id}/deliveries",
    summary: "List deliveries and why they failed",
    description: "Newest first, each with its state, its next attempt and the log of its attempts.",
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
        summary: "What went wrong",
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
      "Sends the event again now, with its original id. A delivery that is still waiting goes on with its schedule afterwards; one that has ended gets this one attempt.",
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
      "Makes a new secret, answered once. Until the overlap ends `X-Service-Signature` is made with the old one and `X-Service-Signature-Next` with the new one, and `webhook-signature` holds both; then the new one takes over by itself. A secret that was still waiting is replaced.",
    effect: "write",
    params: one,
    body: RotateWebhookSecretInput,
    output: CreatedWebhookSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "With two days to switch over",
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
    summary: "Retry everything that failed",
    description:
      "Sends again what failed since an instant, oldest first and with the original event ids: one attempt each. At most 2,000 a call; `more` says that there are others. With `dry_run` it counts them.",
    effect: "write",
    status: 202,
    params: one,
    body: RecoverDeliveriesInput,
    output: RecoveredDeliveriesSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "After an outage of yours",
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
    summary: "Get what a delivery sends",
    description: "The body as it is sent, and the headers of an attempt made now.",
    effect: "read",
    params: one.extend({ delivery_id: reference() }),
    output: DeliveryContentSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { webhook_id: id, delivery_id: exampleDelivery.id } }],
  }),
});

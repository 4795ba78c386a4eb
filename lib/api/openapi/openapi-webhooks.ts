import { WEBHOOK_KINDS, type WebhookBody, type WebhookKind } from "@/lib/modules/developers/webhooks/events";
import type { EventKind } from "@/lib/operation/event-kinds";
import { type Json, jsonSchema, wholeJsonSchema } from "@/lib/operation/json-schema";
import { answerSchema } from "./answer-schema";
import { titled } from "./titled";

/** The headers of every delivery, in the order in which a receiver needs them. */
export const WEBHOOK_HEADERS = {
  "X-Service-Event": "The event type.",
  "X-Service-Event-Id": "The same for every attempt. Use it to deduplicate.",
  "X-Service-Timestamp": "Epoch seconds of this attempt. Reject it if it is more than 300 seconds off.",
  "X-Service-Signature":
    "`sha256=` and the hex HMAC-SHA256 of `<timestamp>.<raw body>` with the signing secret.",
  "X-Service-Signature-Next": "The same, signed with the new secret, during a rotation.",
  "webhook-id": "Standard Webhooks: the event's id.",
  "webhook-timestamp": "Standard Webhooks: epoch seconds.",
  "webhook-signature": "Standard Webhooks: `v1,` and a base64 HMAC-SHA256 for each valid secret.",
} as const;

/** The `webhooks` of an OpenAPI document, one per event type. */
export const webhookPaths = (components: Json): Json =>
  Object.fromEntries(WEBHOOK_KINDS.map((kind) => [kind.kind, { post: webhook(kind, components) }]));

function webhook({ kind, summary, description, data, example }: WebhookKind, components: Json): Json {
  return {
    operationId: `on${titled(kind)}`,
    summary,
    description,
    security: [],
    parameters: Object.entries(WEBHOOK_HEADERS).map(([name, words]) => ({
      name,
      in: "header",
      required: name !== "X-Service-Signature-Next",
      description: words,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            "x-name": `${titled(kind)}Event`,
            ...bodySchema(kind, answerSchema(jsonSchema(data, "output", components))),
          },
          example,
        },
      },
    },
    responses: { "2XX": { description: "Received." } },
  };
}

const bodySchema = (kind: EventKind, data: Json): Json => ({
  type: "object",
  required: ["id", "type", "created_at", "environment", "data"],
  properties: {
    id: { type: "string" },
    type: { type: "string", const: kind },
    created_at: { type: "string", format: "date-time" },
    environment: { type: "string", enum: ["test", "live"] },
    data,
  },
});

/** An event type, as documentation pages show it. */
export interface WebhookKindDoc {
  kind: EventKind;
  summary: string;
  description: string;
  /** Self-contained JSON Schema of the whole body. */
  schema: Json;
  example: WebhookBody;
}

/** Returns every event type with the schema and an example of its delivery. */
export const webhookKindDocs = (): WebhookKindDoc[] =>
  WEBHOOK_KINDS.map(({ kind, summary, description, data, example }) => {
    const { $defs, ...own } = wholeJsonSchema(data, "output");
    const schema = bodySchema(kind, own);
    return { kind, summary, description, schema: $defs ? { ...schema, $defs } : schema, example };
  });

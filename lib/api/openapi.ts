import { z } from "zod";
import { EVENT_DATA } from "@/lib/modules/webhooks/events";
import { ERRORS, type ErrorCode, FIELD_CODES } from "./errors";
import { EVENT_KINDS, type EventKind } from "./event-kinds";
import { isMutation, keyRule, type Operation, type Prefixed, prefixesOf } from "./operation";
import { operations } from "./registry";

type Json = Record<string, unknown>;
type Surface = "v1" | "legacy";

/** The OpenAPI 3.1 document of one surface, derived from the declarations. */
export function openapiDocument(surface: Surface, baseUrl: string): Json {
  const prefix: Prefixed = surface === "v1" ? "/v1" : "/api/v1";
  const components: Json = { Error: errorSchema(), Meta: metaSchema() };
  const paths: Record<string, Json> = {};
  for (const op of operations) {
    if (!prefixesOf(op).includes(prefix)) continue;
    const path = `${prefix}${op.path}`;
    paths[path] = { ...paths[path], [op.method.toLowerCase()]: describeOperation(op, prefix, components) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: surface === "v1" ? "Showrunner" : "Showrunner, legacy and sales-call surface",
      version: "1.0.0",
      description: "Live shows that programs and AI agents can run.",
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.filter((op) => prefixesOf(op).includes(prefix)).map((op) => op.tag))].map(
      (name) => ({ name }),
    ),
    paths,
    ...(surface === "v1" ? { webhooks: webhooks(components) } : {}),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A server key: sr_test_… or sr_live_…" },
      },
      schemas: components,
    },
  };
}

function describeOperation(op: Operation, prefix: Prefixed, components: Json): Json {
  const rule = keyRule(op, prefix);
  const body = isMutation(op) || op.body ? bodySchema(op, components) : undefined;
  return {
    operationId: op.operationId ?? op.id,
    summary: op.summary,
    ...(op.description ? { description: op.description } : {}),
    tags: [op.tag],
    "x-scope": op.scope,
    "x-effect": op.effect,
    "x-cost-credits": op.cost?.credits ?? 0,
    ...(op.scope === "public" ? { security: [] } : {}),
    parameters: [
      ...pathAndQuery(op, components),
      ...(rule === "none" ? [] : [keyParameter(rule === "required")]),
    ],
    ...(body
      ? {
          requestBody: {
            required: op.method !== "DELETE",
            content: { "application/json": { schema: body, ...bodyExamples(op) } },
          },
        }
      : {}),
    responses: responses(op, components),
  };
}

function keyParameter(required: boolean): Json {
  return {
    name: "Idempotency-Key",
    in: "header",
    required,
    schema: { type: "string", minLength: 1, maxLength: 200 },
    description: "Names this intent. An identical repeat within 24 hours gets the same answer.",
  };
}

/** JSON Schema of a zod schema; named schemas move to the components. */
function jsonSchema(schema: z.ZodType, io: "input" | "output", components: Json): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: target }) => {
      const wire = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) as { wire?: Json } | undefined)
        ?.wire;
      if (wire) {
        for (const name of Object.keys(target)) delete (target as Json)[name];
        Object.assign(target, wire);
      }
    },
  }) as Json;
  const { $schema: _schema, $defs, ...rest } = made;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json))
    components[name] ??= rewrite(definition);
  const whole = rewrite(rest) as Json;
  const id = (z.globalRegistry.get(schema) as { id?: string } | undefined)?.id;
  if (!id) return whole;
  components[id] ??= whole;
  return { $ref: `#/components/schemas/${id}` };
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value)
    .filter(
      ([name]) =>
        name !== "id" || typeof (value as Json).id !== "string" || !("type" in value || "anyOf" in value),
    )
    .map(([name, item]) =>
      name === "$ref" && typeof item === "string"
        ? [name, item.replace("#/$defs/", "#/components/schemas/")]
        : [name, rewrite(item)],
    );
  return Object.fromEntries(entries);
}

function pathAndQuery(op: Operation, components: Json): Json[] {
  const from = (schema: z.ZodObject, where: "path" | "query") => {
    const { properties = {}, required = [] } = jsonSchema(schema, "input", components) as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === "path" || required.includes(name),
      schema: shape,
    }));
  };
  return [...from(op.params, "path"), ...from(op.query, "query")];
}

function bodySchema(op: Operation, components: Json): Json {
  const own = op.body
    ? jsonSchema(op.body, "input", components)
    : { type: "object", properties: {}, additionalProperties: false };
  if (!isMutation(op)) return own;
  const controls: Json = {
    dry_run: {
      type: "boolean",
      default: false,
      description: "Checks and previews; nothing is written, sent, charged or shown.",
    },
    reason: { type: "string", maxLength: 500, description: "Kept in the audit log." },
    ...(op.versioned
      ? {
          expected_version: {
            type: "integer",
            minimum: 0,
            description: "Refuses with version_conflict when the resource has changed since.",
          },
        }
      : {}),
  };
  if (own.type === "object") return { ...own, properties: { ...(own.properties as Json), ...controls } };
  return { allOf: [own, { type: "object", properties: controls }] };
}

function bodyExamples(op: Operation): Json {
  const names = new Set([...Object.keys(op.params.shape), ...Object.keys(op.query.shape)]);
  const examples = (op.examples ?? []).map((example, index) => {
    const value = Object.fromEntries(Object.entries(example.input).filter(([name]) => !names.has(name)));
    return [`example${index + 1}`, { summary: example.summary, value }];
  });
  return examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
}

/** Codes that any call can meet, beside those that its declaration names. */
export function errorCodesOf(op: Operation): ErrorCode[] {
  if (op.scope === "public") return ["validation_error", "internal_error", "service_unavailable"];
  const common: ErrorCode[] = [
    "validation_error",
    "unauthorized",
    "cost_credit_exhausted",
    "insufficient_scope",
    "account_inactive",
    "not_found",
    "version_conflict",
    "rate_limited",
    "plan_quota_exceeded",
    "internal_error",
    "service_unavailable",
  ];
  const mutation: ErrorCode[] = [
    "idempotency_conflict",
    "idempotency_in_progress",
    "payload_too_large",
    "unsupported_media_type",
  ];
  return [...new Set([...common, ...(isMutation(op) ? mutation : []), ...(op.errors ?? [])])];
}

function responses(op: Operation, components: Json): Json {
  const answers: Json = {
    [op.status]: {
      description: "Done.",
      headers: successHeaders(op),
      content: { "application/json": successContent(op, components) },
    },
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(op)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    answers[status] = {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].summary}`).join(" "),
      headers: { "X-Request-Id": { schema: { type: "string" } } },
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return answers;
}

function successHeaders(op: Operation): Json {
  const text = { schema: { type: "string" } };
  const whole = { schema: { type: "integer" } };
  if (op.scope === "public") return { "X-Request-Id": text };
  return {
    "X-Request-Id": text,
    "X-RateLimit-Limit": whole,
    "X-RateLimit-Remaining": whole,
    "X-RateLimit-Reset": { schema: { type: "integer" }, description: "Epoch seconds." },
    "X-Service-Cost-Remaining-USD": {
      schema: { type: "string" },
      description: "What is left of the month's ceiling, on plans that have one.",
    },
    ...(isMutation(op) ? { "Idempotent-Replayed": { schema: { const: "true" } } } : {}),
  };
}

function successContent(op: Operation, components: Json): Json {
  if (op.raw) return { schema: { type: "object" } };
  const data =
    "list" in op.output
      ? { type: "array", items: jsonSchema(op.output.list, "output", components) }
      : jsonSchema(op.output, "output", components);
  const schema = {
    type: "object",
    required: ["data", "meta", "error"],
    properties: { data, meta: { $ref: "#/components/schemas/Meta" }, error: { type: "null" } },
  };
  const output = op.examples?.[0]?.output;
  if (output === undefined) return { schema };
  const meta = {
    request_id: "req_01k9example0000000000000000",
    ...("list" in op.output ? { next_cursor: null } : {}),
  };
  return { schema, example: { data: output, meta, error: null } };
}

const metaSchema = (): Json => ({
  type: "object",
  required: ["request_id"],
  properties: {
    request_id: { type: "string" },
    version: { type: "integer" },
    next_cursor: { type: ["string", "null"] },
    dry_run: { const: true },
    quote: {
      type: "object",
      properties: {
        credits: { type: "number" },
        cost_usd: { type: "number" },
        recipients: { type: "integer" },
      },
    },
  },
});

const errorSchema = (): Json => ({
  type: "object",
  required: ["data", "meta", "error"],
  properties: {
    data: { type: "null" },
    meta: { $ref: "#/components/schemas/Meta" },
    error: {
      type: "object",
      required: ["code", "message", "retryable"],
      properties: {
        code: { type: "string", enum: Object.keys(ERRORS) },
        message: { type: "string" },
        fields: { type: "object", additionalProperties: { type: "string", examples: [...FIELD_CODES] } },
        retryable: { type: "boolean" },
      },
    },
  },
});

function webhooks(components: Json): Json {
  const kinds = Object.entries(EVENT_KINDS) as [EventKind, string][];
  return Object.fromEntries(
    kinds.map(([kind, summary]) => [kind, { post: webhook(kind, summary, components) }]),
  );
}

const WEBHOOK_HEADERS = {
  "X-Service-Event": "The kind of event.",
  "X-Service-Event-Id": "The same for every attempt: deduplicate by it.",
  "X-Service-Timestamp": "Epoch seconds of this attempt; refuse what is more than 300 seconds off.",
  "X-Service-Signature": "`sha256=` and the hex HMAC-SHA256 of `<timestamp>.<raw body>` with the secret.",
  "X-Service-Signature-Next": "The same with the new secret, while a rotation is under way.",
  "webhook-id": "Standard Webhooks: the event's id.",
  "webhook-timestamp": "Standard Webhooks: epoch seconds.",
  "webhook-signature": "Standard Webhooks: `v1,` and a base64 HMAC-SHA256, one for each valid secret.",
};

function webhook(kind: EventKind, summary: string, components: Json): Json {
  const header = ([name, description]: [string, string]) => ({
    name,
    in: "header",
    required: name !== "X-Service-Signature-Next",
    description,
    schema: { type: "string" },
  });
  return {
    summary,
    security: [],
    parameters: Object.entries(WEBHOOK_HEADERS).map(header),
    requestBody: {
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["id", "type", "created_at", "environment", "data"],
            properties: {
              id: { type: "string" },
              type: { const: kind },
              created_at: { type: "string", format: "date-time" },
              environment: { enum: ["test", "live"] },
              data: jsonSchema(EVENT_DATA[kind], "output", components),
            },
          },
        },
      },
    },
    responses: { "2XX": { description: "Received." } },
  };
}

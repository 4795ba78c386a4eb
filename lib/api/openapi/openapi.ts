import { ERRORS, type ErrorCode, FIELD_CODES } from "@/lib/operation/errors";
import { type Json, jsonSchema } from "@/lib/operation/json-schema";
import { isMutation, type Operation, type Prefixed, prefixesOf, schemaOf } from "@/lib/operation/operation";
import { operations } from "../registry/registry";
import { describeRequest, FILE } from "./openapi-request";
import { webhookPaths } from "./openapi-webhooks";
import { JSON_VALUE, jsonValueSchema } from "./request-schema";
import { TAG_WORDS } from "./tags";

type Surface = "v1" | "legacy";

/** What schemas cannot say of requests, or would say at every turn. */
const REQUESTS = [
  "Schemas and descriptions define what a request can contain; anything else is refused with `validation_error`, which names the field. Patterns follow ECMA-262, and lengths count Unicode code points.",
  "Text can't contain NUL characters or unpaired surrogates. Timestamps follow RFC 3339, in the years 2000 to 2199. Host name labels that start with `xn--` must be valid Punycode.",
  "Some fields accept more than their pattern: URLs and email addresses with non-ASCII characters, time zones newly added to the IANA database, languages with more subtags.",
].join("\n\n");

/** The OpenAPI 3.1 document of one API surface, derived from the declarations. */
export function openapiDocument(surface: Surface, baseUrl: string): Json {
  const prefix: Prefixed = surface === "v1" ? "/v1" : "/api/v1";
  const components: Json = {
    Error: errorSchema(),
    Meta: metaSchema(),
    [JSON_VALUE]: jsonValueSchema(),
  };
  const paths: Record<string, Json> = {};
  for (const op of operations) {
    if (!prefixesOf(op).includes(prefix)) continue;
    const path = `${prefix}${op.path}`;
    paths[path] = { ...paths[path], [op.method.toLowerCase()]: describeOperation(op, prefix, components) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: surface === "v1" ? "Showrunner" : "Showrunner, legacy and sales-call API",
      version: "1.0.0",
      description: `Live shows that programs and AI agents can run.\n\n${REQUESTS}`,
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.filter((op) => prefixesOf(op).includes(prefix)).map((op) => op.tag))].map(
      (name) => ({ name, description: TAG_WORDS[name] }),
    ),
    paths,
    webhooks: webhookPaths(components),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key: sr_test_… or sr_live_…" },
      },
      schemas: components,
    },
  };
}

function describeOperation(op: Operation, prefix: Prefixed, components: Json): Json {
  return {
    operationId: op.operationId ?? op.id,
    summary: op.summary,
    ...(op.description ? { description: op.description } : {}),
    tags: [op.tag],
    "x-scope": op.scope,
    "x-effect": op.effect,
    "x-cost-credits": op.cost?.credits ?? 0,
    ...(op.sends ? { "x-sends": { when: op.sends.when, scope: "communications:send" } } : {}),
    ...(op.scope === "public" ? { security: [] } : {}),
    ...describeRequest(op, prefix),
    responses: responses(op, components),
  };
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
  const ofFiles: ErrorCode[] = "file" in op.output ? ["range_not_satisfiable"] : [];
  return [...new Set([...common, ...(isMutation(op) ? mutation : []), ...ofFiles, ...(op.errors ?? [])])];
}

function responses(op: Operation, components: Json): Json {
  const answers: Json = {
    [op.status]: {
      description: "Done.",
      headers: successHeaders(op),
      content: successContent(op, components),
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
      description: "What is left of the monthly budget, on plans that have one.",
    },
    ...(isMutation(op) ? { "Idempotent-Replayed": { schema: { const: "true" } } } : {}),
  };
}

function successContent(op: Operation, components: Json): Json {
  if ("file" in op.output) return Object.fromEntries(op.output.file.types.map((type) => [type, FILE]));
  const content = jsonContent(op, components);
  return { "application/json": content, ...(op.yaml ? { "application/yaml": content } : {}) };
}

function jsonContent(op: Operation, components: Json): Json {
  const schema = schemaOf(op);
  if (op.raw || !schema) return { schema: { type: "object" } };
  const one = jsonSchema(schema, "output", components);
  return enveloped(op, "list" in op.output ? { type: "array", items: one } : one);
}

function enveloped(op: Operation, data: Json): Json {
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
        fields: {
          type: "object",
          additionalProperties: { type: "string", examples: [...FIELD_CODES] },
          description:
            "The invalid fields by dotted path, with what is wrong. At most 20 are listed; `…` then says how many more there are.",
        },
        details: {
          type: "object",
          additionalProperties: {
            type: "object",
            properties: {
              example: {},
              min: { type: "number" },
              max: { type: "number" },
              allowed: { type: "array", items: {} },
              fields: { type: "array", items: { type: "string" } },
              message: { type: "string" },
              mend: { type: "string" },
              page: { type: "string" },
              operation: { type: "string" },
            },
          },
          description:
            "What a field in `fields` accepts, if it fits in a few words: an `example`, the minimum and maximum (of the number, the length or the count), the `allowed` values or, for an unknown field, the existing `fields`. For a failed check (`not_ready`): the `message`, and how to fix it as a sentence (`mend`), `page` and `operation`.",
        },
        retryable: { type: "boolean" },
      },
    },
  },
});

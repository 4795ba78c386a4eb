import { MAX_DEPTH } from "@/lib/operation/json/parse-json";
import { type Json, jsonSchema } from "@/lib/operation/json-schema";
import {
  MAX_BODY_BYTES,
  MAX_LARGE_BODY_BYTES,
  MAX_MEMBERS,
  MAX_MEMBERS_OF_LARGE,
} from "@/lib/operation/limits";
import { isMutation, type Operation, type Prefixed, prefixesOf, schemaOf } from "@/lib/operation/operation";
import { operations } from "../registry/registry";
import { LINES_TYPE } from "../wire/lines";
import { ANSWER_HEADERS, HEADER_WORDS } from "./answer-headers";
import { answerSchema } from "./answer-schema";
import { errorSchema, metaSchema } from "./envelope-schemas";
import { errorAnswers, errorAnswersOf, ownCodesOf } from "./error-answers";
import { describeRequest, FILE } from "./openapi-request";
import { webhookPaths } from "./openapi-webhooks";
import { JSON_VALUE, jsonValueSchema, NOTHING } from "./portable-schema";
import { TAG_WORDS } from "./tags";
import { titled } from "./titled";

export type Surface = "v1" | "legacy";

const count = (value: number): string => value.toLocaleString("en-US");

/** What schemas can't say about calls, or would have to repeat in every operation. */
const ALL_CALLS = [
  "Schemas and descriptions define what a request can contain; anything else is refused with `validation_error`, which names the field. Patterns mean the same in JavaScript, Python and RE2, and lengths count Unicode code points.",
  "Text can't contain NUL characters or unpaired surrogates (`invalid`), and objects can't have a member called `__proto__`. Timestamps follow RFC 3339, in the years 2000 to 2199. Host name labels that start with `xn--` must be valid Punycode.",
  "Some fields accept more than their pattern: URLs and email addresses with non-ASCII characters, time zones newly added to the IANA database, languages with more subtags.",
  `JSON bodies are UTF-8, up to ${count(MAX_BODY_BYTES / 1024)} KiB, nested ${MAX_DEPTH} deep, with ${count(MAX_MEMBERS)} members and items in total, unless the operation accepts more.`,
  HEADER_WORDS,
].join("\n\n");

/**
 * Derives the requests and responses of one API surface from the declarations: an OpenAPI 3.1 document in
 * which nothing is shared yet. `openapiDocument()` turns it into the one that is served.
 */
export function describeSurface(surface: Surface, baseUrl: string): Json {
  const prefix: Prefixed = surface === "v1" ? "/v1" : "/api/v1";
  const components: Json = {
    Error: errorSchema(),
    Meta: metaSchema(),
    [JSON_VALUE]: jsonValueSchema(),
  };
  const paths: Record<string, Json> = {};
  const listed = operations.filter((op) => prefixesOf(op).includes(prefix));
  for (const op of listed) {
    const path = `${prefix}${op.path}`;
    paths[path] = { ...paths[path], [op.method.toLowerCase()]: describeOperation(op, prefix, components) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: surface === "v1" ? "Showrunner" : "Showrunner, legacy and sales-call API",
      version: "1.0.0",
      description: `Live shows that programs and AI agents can run.\n\n${ALL_CALLS}`,
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(listed.map((op) => op.tag))].map((name) => ({ name, description: TAG_WORDS[name] })),
    paths,
    webhooks: webhookPaths(components),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An API key: sr_test_… or sr_live_…, and cl_sk_… for sales calls",
        },
      },
      headers: ANSWER_HEADERS,
      responses: errorAnswers(listed),
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [
          name,
          name === JSON_VALUE ? schema : answerSchema(schema as Json),
        ]),
      ),
    },
  };
}

function describedAs({ description, largeBody }: Operation): Json {
  const room =
    largeBody &&
    `The body can have up to ${MAX_LARGE_BODY_BYTES / 2 ** 20} MiB and ${MAX_MEMBERS_OF_LARGE} members.`;
  const text = [description, room].filter(Boolean).join(" ");
  return text ? { description: text } : {};
}

function describeOperation(op: Operation, prefix: Prefixed, components: Json): Json {
  return {
    operationId: op.operationId ?? op.id,
    summary: op.summary,
    ...describedAs(op),
    tags: [op.tag],
    "x-scope": op.scope,
    "x-effect": op.effect,
    "x-cost-credits": op.cost?.credits ?? 0,
    ...(op.cost?.cents ? { "x-cost-cents": op.cost.cents } : {}),
    ...(op.sends ? { "x-sends": { when: op.sends.when, scope: "communications:send" } } : {}),
    ...(ownCodesOf(op).length > 0 ? { "x-errors": ownCodesOf(op) } : {}),
    ...(op.scope === "public" ? { security: [] } : {}),
    ...describeRequest(op, prefix),
    responses: {
      [op.status]: {
        description: "Done.",
        ...(isMutation(op)
          ? { headers: { "Idempotent-Replayed": { $ref: "#/components/headers/Replayed" } } }
          : {}),
        content: successContent(op, components),
      },
      ...errorAnswersOf(op),
    },
  };
}

function successContent(op: Operation, components: Json): Json {
  if ("file" in op.output) return Object.fromEntries(op.output.file.types.map((type) => [type, FILE]));
  const content = jsonContent(op, components);
  return {
    "application/json": content,
    ...(op.yaml ? { "application/yaml": content } : {}),
    ...("lines" in op.output ? { [LINES_TYPE]: LINES } : {}),
  };
}

const LINES = { schema: { type: "string", description: "All items, one per line, without the envelope." } };

function jsonContent(op: Operation, components: Json): Json {
  const schema = schemaOf(op);
  if (op.raw || !schema) return { schema: { type: "object" } };
  const one = answerSchema(jsonSchema(schema, "output", components));
  return enveloped(op, "list" in op.output ? { type: "array", items: one } : one, nameOfAnswer(op, one));
}

/** Named after the response's schema if it has a name, otherwise after the operation. */
function nameOfAnswer(op: Operation, one: Json): string {
  const { $ref, "x-name": own } = one as { $ref?: string; "x-name"?: string };
  const name = $ref?.slice($ref.lastIndexOf("/") + 1) ?? own ?? titled(op.operationId ?? op.id);
  return `${name}${"list" in op.output ? "List" : ""}Answer`;
}

function enveloped(op: Operation, data: Json, name: string): Json {
  const schema = {
    "x-name": name,
    type: "object",
    required: ["data", "meta", "error"],
    properties: { data, meta: { $ref: "#/components/schemas/Meta" }, error: NOTHING },
  };
  const output = op.examples?.[0]?.output;
  if (output === undefined) return { schema };
  const meta = {
    request_id: "req_01k9example0000000000000000",
    ...("list" in op.output ? { next_cursor: null } : {}),
  };
  return { schema, example: { data: output, meta, error: null } };
}

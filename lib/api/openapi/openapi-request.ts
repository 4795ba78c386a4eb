import type { z } from "zod";
import { type Json, jsonSchema } from "@/lib/operation/json-schema";
import { MAX_MEMBERS } from "@/lib/operation/limits";
import { bytesOf, isMutation, keyRule, type Operation, type Prefixed } from "@/lib/operation/operation";
import { maxMembers } from "../wire/members";
import { needsBody } from "../wire/needs-body";
import { portable } from "./portable-schema";
import { requestSchema } from "./request-schema";
import { titled } from "./titled";

/** Describes what a call of the operation sends: its parameters and its body. */
export function describeRequest(op: Operation, prefix: Prefixed): Json {
  const rule = keyRule(op, prefix);
  return {
    parameters: [
      ...fieldParameters(op.params, "path"),
      ...fieldParameters(op.query, "query"),
      ...(bytesOf(op) ? controlParameters(op) : []),
      ...(rule === "none" ? [] : [keyParameter(rule === "required")]),
      ...(isMutation(op) && op.versioned ? [versionParameter()] : []),
    ],
    ...(isMutation(op) || op.body ? { requestBody: requestBody(op) } : {}),
  };
}

/** Request schemas have no names of their own: names are for responses. */
function sent(schema: z.ZodType): Json {
  const named: Json = {};
  const made = portable(requestSchema(jsonSchema(schema, "input", named)));
  if (Object.keys(named).length > 0) throw new Error(`${Object.keys(named)} is sent under a name`);
  return made;
}

function fieldParameters(fields: z.ZodObject, where: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = sent(fields) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema,
  }));
}

const keyParameter = (required: boolean): Json => ({
  name: "Idempotency-Key",
  in: "header",
  required,
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
  description: "Identifies this intent. An identical call within 24 hours returns the same response.",
});

const versionParameter = (): Json => ({
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string", pattern: '^(?:\\*|(?:W/)?"[0-9]{1,9}")$' },
  description: 'Same as `expected_version`, which takes precedence: `"3"` for version 3.',
});

const count = (value: number): string => value.toLocaleString("en-US");

/** A raw file. It isn't text and no schema describes it. */
export const FILE = { schema: { type: "string", format: "binary" } };

/** An upload has no JSON body that could hold them. */
function controlParameters(op: Operation): Json[] {
  const { dry_run, ...others } = controlsOf(op) as { dry_run: Json };
  const { description } = dry_run;
  const flag = { type: "string", enum: ["true", "false"], default: "false", description };
  return Object.entries({ dry_run: flag, ...others }).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
}

function requestBody(op: Operation): Json {
  const file = bytesOf(op);
  if (file)
    return {
      description: `The raw file, up to ${count(file.most)} bytes.`,
      required: true,
      content: Object.fromEntries(
        file.types.map((type) => [
          type,
          type === "application/json" && file.json
            ? {
                schema: {
                  "x-name": `${op.id.charAt(0).toUpperCase()}${op.id.slice(1)}Json`,
                  ...sent(file.json),
                },
              }
            : FILE,
        ]),
      ),
    };
  const most = maxMembers(op);
  return {
    ...(most > MAX_MEMBERS ? { description: `Up to ${count(most)} members and items in total.` } : {}),
    required: needsBody(op),
    content: {
      "application/json": { schema: bodySchema(op), ...bodyExamples(op) },
      ...(op.yaml ? { "application/yaml": { schema: bodySchema(op) } } : {}),
    },
  };
}

type Branches = { properties?: Json; anyOf?: (Json & { properties?: Json })[] } & Json;

function bodySchema(op: Operation): Json {
  const own: Branches = op.body
    ? sent(op.body)
    : { type: "object", properties: {}, additionalProperties: false };
  if (!isMutation(op)) return { "x-name": nameOfBody(op), ...own };
  const controls = controlsOf(op);
  if (own.type !== "object") throw new Error(`${op.id} takes a body that is no object`);
  const { anyOf } = own;
  return {
    "x-name": nameOfBody(op),
    ...own,
    ...sendRule(op),
    properties: { ...own.properties, ...controls },
    // A branch that rejects other fields must accept these.
    ...(anyOf
      ? { anyOf: anyOf.map((branch) => ({ ...branch, properties: { ...branch.properties, ...controls } })) }
      : {}),
  };
}

/** A body whose members only control how a change is made is the same for every operation. */
function nameOfBody(op: Operation): string {
  if (op.body) return `${titled(op.operationId ?? op.id)}Input`;
  return op.versioned ? "VersionedChangeInput" : "ChangeInput";
}

const SAYS_SEND = { properties: { send: { type: "boolean", const: true } }, required: ["send"] };

/**
 * A call that sends email must declare it in its body. If it always sends, its declaration says `send: true`.
 */
function sendRule({ sends, body }: Operation): Json {
  // No schema can check a flag in the query.
  if (!body || !sends || sends.flag === false || sends.when === "always") return {};
  const rules = Object.entries(sends.when).map(([field, values]) => [
    field,
    { anyOf: [{ properties: { [field]: { not: { enum: values } } } }, SAYS_SEND] },
  ]);
  return { dependentSchemas: Object.fromEntries(rules) };
}

const controlsOf = (op: Operation): Json => ({
  dry_run: {
    "x-name": "DryRun",
    type: "boolean",
    default: false,
    description: "Validates and previews the call; nothing is saved, sent, charged or shown.",
  },
  reason: { "x-name": "Reason", type: "string", maxLength: 500, description: "Saved in the audit log." },
  ...(op.versioned
    ? {
        expected_version: {
          "x-name": "ExpectedVersion",
          type: "integer",
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: "Refused with version_conflict if the resource has changed since.",
        },
      }
    : {}),
});

function bodyExamples(op: Operation): Json {
  const names = new Set([...Object.keys(op.params.shape), ...Object.keys(op.query.shape)]);
  const examples = (op.examples ?? []).map((example, index) => {
    const value = Object.fromEntries(Object.entries(example.input).filter(([name]) => !names.has(name)));
    return [`example${index + 1}`, { summary: example.summary, value }];
  });
  return examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
}

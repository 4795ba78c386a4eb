import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import { bytesOf, isMutation, type Operation, schemaOf } from "@/lib/operation/operation";
import { OFFER_SCHEMA } from "./offer-schema";
import { dataJson, inputJson, REASON } from "./schema";

const inputs = new WeakMap<Operation, Json>();
const outputs = new WeakMap<Operation, Json>();

/**
 * An operation's flat input as JSON Schema: path, query and body members side by side, with the options of
 * every change.
 */
export function operationInput(op: Operation): Json {
  let made = inputs.get(op);
  if (!made) {
    made = flatInput(op);
    inputs.set(op, made);
  }
  return made;
}

/** The result's `data`. Members may be missing from short results. */
export function operationOutput(op: Operation): Json {
  let made = outputs.get(op);
  if (!made) {
    made = answerOf(op);
    outputs.set(op, made);
  }
  return made;
}

function answerOf(op: Operation): Json {
  const schema = schemaOf(op);
  if (bytesOf(op) || !schema) return OFFER_SCHEMA;
  return "list" in op.output ? listOf(dataJson(schema)) : dataJson(schema);
}

function listOf({ $defs, ...item }: Json): Json {
  return { type: "array", items: item, ...($defs ? { $defs } : {}) };
}

function flatInput(op: Operation): Json {
  const parts = [op.params, op.query, ...(op.body ? [op.body] : [])].map(inputJson);
  const properties: Json = {};
  const required: string[] = [];
  let $defs: Json = {};
  for (const part of parts) {
    Object.assign(properties, part.properties);
    required.push(...((part.required as string[] | undefined) ?? []));
    $defs = { ...$defs, ...(part.$defs as Json | undefined) };
  }
  if (isMutation(op)) {
    properties.dry_run = { type: "boolean" };
    properties.reason = REASON;
    if (op.versioned) properties.expected_version = { type: "integer", minimum: 0 };
  }
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(isOpen(op) ? {} : { additionalProperties: false }),
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
}

/** Studio commands have their own parameters. */
const isOpen = (op: Operation): boolean =>
  op.body !== undefined && (wholeJsonSchema(op.body, "input") as { anyOf?: unknown }).anyOf !== undefined;

import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import { bytesOf, isMutation, type Operation, schemaOf } from "@/lib/operation/operation";
import { OFFER_SCHEMA } from "./offer-schema";
import { dataJson, inputJson, REASON } from "./schema";
import { writtenMembers } from "./written-file";

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
  if (!schema) return OFFER_SCHEMA;
  if (bytesOf(op)) return writtenMembers(op).length > 0 ? offerOr(dataJson(schema)) : OFFER_SCHEMA;
  return "list" in op.output ? listOf(dataJson(schema)) : dataJson(schema);
}

/** A file that was written in arguments is answered at once, any other one with where to send it. */
const offerOr = (data: Json): Json => ({
  ...data,
  properties: { ...(data.properties as Json), ...(OFFER_SCHEMA.properties as Json) },
});

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
  const { json } = bytesOf(op) ?? {};
  const written = json ? (inputJson(json).properties as Json) : {};
  for (const name of writtenMembers(op)) properties[name] = written[name];
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

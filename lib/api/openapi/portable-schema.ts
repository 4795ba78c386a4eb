import type { Json } from "@/lib/operation/json-schema";
import { isSchema, mapParts } from "./map-schema";
import { portablePattern } from "./portable-pattern";

export const JSON_VALUE = "JsonValue";
export const jsonValueReference = { $ref: `#/components/schemas/${JSON_VALUE}` };

/** Only null. Written as a type, some generators would turn it into no type at all. */
export const NOTHING: Json = { const: null };

/** Any value inside a free-form object. It has no type, because every language has its own for that. */
export const jsonValueSchema = (): Json => ({
  description:
    "Any JSON, saved as sent, without a member called `__proto__`. Numbers that would lose precision as a double are refused; send them, and integers above 9007199254740991, as strings.",
});

const SHAPES = [
  "type",
  "enum",
  "const",
  "anyOf",
  "oneOf",
  "allOf",
  "$ref",
  "not",
  "if",
  "properties",
  "required",
];

/** Whether a schema doesn't restrict its values. */
const isAnything = (schema: Json): boolean => !SHAPES.some((name) => name in schema);

/** Rewrites a schema in keywords that generators for other languages know, without changing its meaning. */
export function portable(schema: Json): Json {
  const { "x-form": _form, ...own } = mapParts(schema, portable);
  if (isAnything(own)) return { ...own, ...jsonValueReference };
  return [tuple, openObject, typed, withPattern].reduce((made, change) => change(made), own);
}

/** A list of fixed length. Its length rules out further items, rather than a schema that is `false`. */
function tuple(schema: Json): Json {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const kinds = [...new Set(prefixItems.map((item) => JSON.stringify(item)))].map((item) => JSON.parse(item));
  const items = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
  return { ...schema, items, minItems: prefixItems.length, maxItems: prefixItems.length };
}

function openObject(schema: Json): Json {
  const { propertyNames: names, ...own } = schema;
  const made = isSchema(names) && Object.keys(names).some((name) => name !== "type") ? schema : own;
  return made.additionalProperties === true ? { ...made, additionalProperties: jsonValueReference } : made;
}

/** Adds the type to a constant or enum, because readers look there first. */
function typed(schema: Json): Json {
  if ("type" in schema || schema.const === null || !("const" in schema || "enum" in schema)) return schema;
  const values = "const" in schema ? [schema.const] : (schema.enum as unknown[]);
  const types = [...new Set(values.map(typeOf))];
  return { type: types.length === 1 ? types[0] : types, ...schema };
}

const typeOf = (value: unknown): string => (value === null ? "null" : typeof value);

/** In responses the format is enough; in requests the pattern also says which years are accepted. */
function withPattern(schema: Json): Json {
  const { pattern, ...own } = schema;
  if (typeof pattern !== "string") return schema;
  if (schema.format === "date-time" && !pattern.includes("2[01]")) return own;
  return { ...schema, pattern: portablePattern(pattern) };
}

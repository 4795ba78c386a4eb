import type { Json } from "@/lib/operation/json-schema";
import { isSchema, mapParts } from "./map-schema";
import { portablePattern } from "./portable-pattern";

export const JSON_VALUE = "JsonValue";
export const jsonValueReference = { $ref: `#/components/schemas/${JSON_VALUE}` };

/** Null and nothing else. As a type of its own some generators write it as no type at all. */
export const NOTHING: Json = { const: null };

/** What free-form objects can contain. It has no type, because every language has its own for that. */
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

/** A schema that says nothing of what it describes. */
const isAnything = (schema: Json): boolean => !SHAPES.some((name) => name in schema);

/** A schema in words that the generators of other languages know, and that says the same. */
export function portable(schema: Json): Json {
  const { "x-form": _form, ...own } = mapParts(schema, portable);
  if (isAnything(own)) return { ...own, ...jsonValueReference };
  return [tuple, openObject, typed, withPattern].reduce((made, change) => change(made), own);
}

/** A list of so many items. That nothing comes after them is said by its length, and not by a schema that is `false`. */
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

/** A value or a choice with the type that it has: readers look there first. */
function typed(schema: Json): Json {
  if ("type" in schema || schema.const === null || !("const" in schema || "enum" in schema)) return schema;
  const values = "const" in schema ? [schema.const] : (schema.enum as unknown[]);
  const types = [...new Set(values.map(typeOf))];
  return { type: types.length === 1 ? types[0] : types, ...schema };
}

const typeOf = (value: unknown): string => (value === null ? "null" : typeof value);

/** Of what is answered the format says enough; of what is sent, the pattern says which years are taken. */
function withPattern(schema: Json): Json {
  const { pattern, ...own } = schema;
  if (typeof pattern !== "string") return schema;
  if (schema.format === "date-time" && !pattern.includes("2[01]")) return own;
  return { ...schema, pattern: portablePattern(pattern) };
}

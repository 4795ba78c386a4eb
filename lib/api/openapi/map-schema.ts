import type { Json } from "@/lib/operation/json-schema";

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = new Set(["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"]);
const SOME = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const BY_NAME = new Set(["properties", "patternProperties", "dependentSchemas"]);

export const isSchema = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Copies a schema, with `change` applied to each schema directly inside it. */
export function mapParts(schema: Json, change: (part: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, mapPart(keyword, value, change)]),
  );
}

function mapPart(keyword: string, value: unknown, change: (part: Json) => Json): unknown {
  if (ONE.has(keyword)) return isSchema(value) ? change(value) : value;
  if (SOME.has(keyword)) return (value as Json[]).map(change);
  if (!BY_NAME.has(keyword)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>).map(([name, part]) => [name, change(part)]),
  );
}

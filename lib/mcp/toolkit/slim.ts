import type { Json } from "@/lib/operation/json-schema";

/** A longer pattern costs more than it says; `format` and the description are enough. */
const MAX_PATTERN_CHARS = 60;

/**
 * Shortens JSON Schema for models without making it narrower. If an omitted rule is violated, the call's
 * error says what would be valid.
 */
export const slim = (schema: Json): Json => shorten(schema, true) as Json;

function shorten(value: unknown, isRoot = false): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value)
    .filter(([name, item]) => isInformative(name, item, value as Json, isRoot))
    .map(([name, item]) => [name, HOLDS_NAMES.has(name) ? eachMember(item) : shorten(item)]);
  return withoutBranches(Object.fromEntries(entries));
}

/** Property names aren't keywords. */
const HOLDS_NAMES: ReadonlySet<string> = new Set(["properties", "$defs"]);

const eachMember = (members: unknown): unknown =>
  Object.fromEntries(Object.entries(members as Json).map(([name, item]) => [name, shorten(item)]));

/**
 * Keywords that say no more than "an integer", "a string" or "no other members" cost tokens in every listing.
 */
function isInformative(name: string, item: unknown, beside: Json, isRoot: boolean): boolean {
  switch (name) {
    case "maximum":
    case "minimum":
      return Math.abs(Number(item)) !== Number.MAX_SAFE_INTEGER;
    case "pattern":
      return String(item).length <= MAX_PATTERN_CHARS && !(item === "\\S" && Number(beside.minLength) > 0);
    case "additionalProperties":
      return isRoot || item !== false;
    case "minLength":
    case "minItems":
      return item !== 0;
    case "default":
      return item !== null && item !== "" && !(Array.isArray(item) && item.length === 0);
    case "type":
      return beside.enum === undefined && beside.const === undefined;
    default:
      return !UNSAID.has(name);
  }
}

const UNSAID: ReadonlySet<string> = new Set([
  "propertyNames",
  "uniqueItems",
  "x-form",
  "x-secret",
  "x-seen-at",
  "if",
  "then",
  "else",
  "dependentSchemas",
]);

/** "This or null" and "this or an empty string" become one schema with two types. */
function withoutBranches(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const branches = anyOf as Json[];
  const empties = branches.filter(({ const: only }) => only === "");
  const nulls = branches.filter(({ type }) => type === "null");
  const [main, ...others] = branches.filter((branch) => !empties.includes(branch) && !nulls.includes(branch));
  if (!main || others.length > 0) return schema;
  const { format, minLength, ...loose } = main;
  const kept = empties.length > 0 ? loose : main;
  if (nulls.length === 0) return { ...rest, ...kept };
  if (Array.isArray(kept.enum)) return { ...rest, ...kept, enum: [...kept.enum, null] };
  if (typeof kept.type === "string") return { ...rest, ...kept, type: [kept.type, "null"] };
  return Array.isArray(kept.type) ? { ...rest, ...kept } : { ...rest, anyOf: [kept, { type: "null" }] };
}

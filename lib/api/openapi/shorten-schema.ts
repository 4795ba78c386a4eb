import type { Json } from "@/lib/operation/json-schema";
import { mapSchemas, type Way } from "./each-schema";
import { isSchema, mapParts } from "./map-schema";

const LIMITS: ReadonlySet<string> = new Set([
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "uniqueItems",
]);

/** Shortens each schema without changing its meaning. */
export const shortenSchemas = (document: Json): Json => mapSchemas(document, shorter);

function shorter(schema: Json, way: Way): Json {
  const made = plainDefault(oneType(mapParts(schema, (part) => shorter(part, way))));
  if (way === "sent" || "prefixItems" in made) return made;
  // Readers of responses don't need the limits on input.
  return Object.fromEntries(Object.entries(made).filter(([name]) => !LIMITS.has(name)));
}

/** Writes a nullable value of one plain type as a list of two types. */
function oneType(schema: Json): Json {
  const { anyOf, ...own } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [some, nothing] = anyOf as [Json, Json];
  const isPlain = typeof some.type === "string" && !("const" in some || "enum" in some || "x-name" in some);
  if (!isPlain || nothing.type !== "null" || some.type === "object") return schema;
  return { ...some, ...own, type: [some.type, "null"] };
}

/** Most languages can't express an object as a default; its members have their own. */
function plainDefault(schema: Json): Json {
  const { default: value, ...own } = schema;
  return isSchema(value) ? own : schema;
}

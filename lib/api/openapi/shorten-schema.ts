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

/** Says the same of each schema in fewer words. */
export const shortenSchemas = (document: Json): Json => mapSchemas(document, shorter);

function shorter(schema: Json, way: Way): Json {
  const made = plainDefault(oneType(mapParts(schema, (part) => shorter(part, way))));
  if (way === "sent" || "prefixItems" in made) return made;
  // How much is taken is nothing that readers of answers need.
  return Object.fromEntries(Object.entries(made).filter(([name]) => !LIMITS.has(name)));
}

/** What may be null and is otherwise of one plain type has two types. */
function oneType(schema: Json): Json {
  const { anyOf, ...own } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [some, nothing] = anyOf as [Json, Json];
  const isPlain = typeof some.type === "string" && !("const" in some || "enum" in some || "x-name" in some);
  if (!isPlain || nothing.type !== "null" || some.type === "object") return schema;
  return { ...some, ...own, type: [some.type, "null"] };
}

/** An object as a default is no word of most languages; its members say what they are without it. */
function plainDefault(schema: Json): Json {
  const { default: value, ...own } = schema;
  return isSchema(value) ? own : schema;
}

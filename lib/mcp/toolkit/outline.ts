import type { Json } from "@/lib/operation/json-schema";

/** About as much as a model should read before one call. */
const MAX_CHARS = 4_000;

/**
 * Shortens an input schema by reducing its largest members to the names inside them. Callers can request the
 * details of each by name.
 */
export function outline(schema: Json): { schema: Json; shortened: string[] } {
  const properties = { ...(schema.properties as Record<string, Json>) };
  const shortened: string[] = [];
  let chars = JSON.stringify(schema).length;
  const bySize = Object.entries(properties)
    .map(([name, member]) => ({ name, member, chars: JSON.stringify(member).length }))
    .sort((a, b) => b.chars - a.chars);
  for (const { name, member, chars: before } of bySize) {
    if (chars <= MAX_CHARS) break;
    const names = namesInside(member);
    if (!names) continue;
    const { description, type } = member;
    const short = { ...(description ? { description } : {}), type, members: names };
    properties[name] = short;
    shortened.push(name);
    chars -= before - JSON.stringify(short).length;
  }
  const { $defs, ...rest } = schema;
  const stillNamed = JSON.stringify(properties).includes("#/$defs/");
  return { schema: { ...rest, properties, ...($defs && stillNamed ? { $defs } : {}) }, shortened };
}

/** Returns the member names of an object or of a list's objects; undefined for other types. */
function namesInside({ properties, items }: Json): string[] | undefined {
  if (properties) return Object.keys(properties);
  return items && typeof items === "object" ? namesInside(items as Json) : undefined;
}

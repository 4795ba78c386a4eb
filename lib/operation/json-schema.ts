import { z } from "zod";

export type Json = Record<string, unknown>;

/**
 * Returns the JSON Schema of a zod schema. Named schemas move to the components. A schema with an `id` is
 * named everywhere; one with an `x-name` only in the served OpenAPI documents, which repeat nothing.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output", components: Json): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: target }) => {
      const wire = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) as { wire?: Json } | undefined)
        ?.wire;
      if (wire) {
        const { description } = target;
        for (const name of Object.keys(target)) delete (target as Json)[name];
        Object.assign(target, wire, description === undefined ? {} : { description });
      }
    },
  }) as Json;
  const { $schema: _schema, $defs, ...rest } = made;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json))
    components[name] ??= rewrite(definition);
  const whole = rewrite(rest) as Json;
  const id = (z.globalRegistry.get(schema) as { id?: string } | undefined)?.id;
  if (!id) return whole;
  components[id] ??= whole;
  return { $ref: `#/components/schemas/${id}` };
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value)
    .filter(
      ([name]) =>
        name !== "id" || typeof (value as Json).id !== "string" || !("type" in value || "anyOf" in value),
    )
    .map(([name, item]) =>
      name === "$ref" && typeof item === "string"
        ? [name, item.replace("#/$defs/", "#/components/schemas/")]
        : [name, rewrite(item)],
    );
  return Object.fromEntries(entries);
}

/** Returns self-contained JSON Schema of a zod schema, with named schemas under `$defs`. */
export function wholeJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const components: Json = {};
  const own = jsonSchema(schema, io, components);
  const names = Object.keys(components);
  return pointTo("#/$defs/", names.length > 0 ? { ...own, $defs: components } : own) as Json;
}

const COMPONENTS = "#/components/schemas/";

function pointTo(place: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => pointTo(place, item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "x-name")
      .map(([name, item]) =>
        name === "$ref" && typeof item === "string"
          ? [name, item.replace(COMPONENTS, place)]
          : [name, pointTo(place, item)],
      ),
  );
}

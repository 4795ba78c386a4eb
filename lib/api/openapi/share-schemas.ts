import type { Json } from "@/lib/operation/json-schema";
import { mapSchemas, type Way } from "./each-schema";
import { mapParts } from "./map-schema";
import { apart, shapeText, textOf } from "./shape-text";

const PLACE = "#/components/schemas/";

/**
 * Moves each named schema (`x-name`) to the components, once. If a name's request and response schemas
 * differ, the request schema is called `…Input`.
 */
export function shareSchemas(document: Json): Json {
  const uses = new Uses();
  mapSchemas(document, (schema, way) => uses.note(schema, way));
  const shared: Record<string, Json> = {};
  const made = mapSchemas(document, (schema, way) => replaced(schema, way, uses, shared));
  const { schemas, ...components } = made.components as { schemas: Record<string, Json> };
  for (const [name, schema] of Object.entries(shared)) {
    if (schemas[name] && !isSame(schemas[name], schema)) throw new Error(`two schemas are called ${name}`);
    schemas[name] ??= schema;
  }
  return { ...made, components: { ...components, schemas } };
}

function replaced(given: Json, way: Way, uses: Uses, shared: Record<string, Json>): Json {
  const { "x-name": name, ...schema } = mapParts(given, (part) => replaced(part, way, uses, shared));
  if (typeof name !== "string") return schema;
  const called = uses.nameOf(name, way);
  const { own, ofPlace } = apart(schema);
  const saidByAll = uses.saidByAll(name);
  shared[called] ??= { ...own, ...saidByAll };
  const rest = Object.entries(ofPlace).filter(([said]) => !(said in saidByAll));
  return { $ref: `${PLACE}${called}`, ...Object.fromEntries(rest) };
}

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Where each name is used, and for which shapes. */
class Uses {
  readonly #shapes = new Map<string, Record<Way, Set<string>>>();
  readonly #places = new Map<string, Json[]>();

  note(schema: Json, way: Way): Json {
    mapParts(schema, (part) => this.note(part, way));
    const { "x-name": name, ...rest } = schema;
    if (typeof name !== "string") return schema;
    const shapes = this.#shapes.get(name) ?? { sent: new Set(), answered: new Set() };
    this.#shapes.set(name, shapes);
    shapes[way].add(shapeText(rest));
    this.#places.set(name, [...(this.#places.get(name) ?? []), apart(rest).ofPlace]);
    return schema;
  }

  nameOf(name: string, way: Way): string {
    const { sent, answered } = this.#shapes.get(name) as Record<Way, Set<string>>;
    if (new Set([...sent, ...answered]).size === 1) return name;
    if (sent.size > 1 || answered.size > 1)
      throw new Error(`${name} is the name of more than one schema:\n${[...sent, ...answered].join("\n")}`);
    return way === "sent" ? `${name}Input` : name;
  }

  /** The keywords that have the same value in all places of a name. */
  saidByAll(name: string): Json {
    const [first = {}, ...others] = this.#places.get(name) ?? [];
    return Object.fromEntries(
      Object.entries(first).filter(([said, value]) =>
        others.every((place) => textOf(place[said]) === textOf(value)),
      ),
    );
  }
}

import type { Json } from "@/lib/operation/json-schema";
import { textOf } from "./shape-text";

/** With fewer members in common, two full schemas are clearer than one that extends the other. */
const MIN_SHARED = 5;

type Members = Map<string, string>;

/** Rewrites a response schema that has all members of another one, and more, as an extension of it. */
export function inheritSchemas(document: Json): Json {
  const { schemas, ...components } = document.components as { schemas: Record<string, Json> };
  const members = new Map(Object.entries(schemas).flatMap(([name, schema]) => membersOf(name, schema)));
  const made = Object.entries(schemas).map(([name, schema]) => {
    const base = baseOf(name, members);
    return [name, base === undefined ? schema : onBase(schema, base, members.get(base) as Members)];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(made) } };
}

/** Closed schemas are left out, because no other schema can extend them. */
function membersOf(name: string, schema: Json): [string, Members][] {
  const { type, properties, additionalProperties: more, anyOf, oneOf } = schema;
  if (type !== "object" || !properties || more !== undefined || anyOf || oneOf) return [];
  const required = new Set(schema.required as string[] | undefined);
  const entries = Object.entries(properties).map(([member, part]): [string, string] => [
    member,
    `${required.has(member)} ${textOf(part)}`,
  ]);
  return [[name, new Map(entries)]];
}

/** The largest schema whose members are all in this one. */
function baseOf(name: string, all: ReadonlyMap<string, Members>): string | undefined {
  const own = all.get(name);
  if (!own) return undefined;
  const bases = [...all]
    .filter(([, members]) => members.size >= MIN_SHARED && members.size < own.size)
    .filter(([, members]) => [...members].every(([member, text]) => own.get(member) === text))
    .sort(([, one], [, other]) => other.size - one.size);
  return bases[0]?.[0];
}

function onBase({ properties, required, ...schema }: Json, base: string, members: Members): Json {
  const isOwn = (name: string) => !members.has(name);
  const own = Object.entries(properties as Json).filter(([name]) => isOwn(name));
  const { type, ...words } = schema;
  return {
    ...words,
    allOf: [
      { $ref: `#/components/schemas/${base}` },
      {
        type,
        properties: Object.fromEntries(own),
        required: ((required ?? []) as string[]).filter(isOwn),
      },
    ],
  };
}

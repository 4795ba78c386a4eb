import type { Json } from "@/lib/operation/json-schema";
import { mapSchemas } from "./each-schema";
import { isSchema, mapParts } from "./map-schema";
import { SHAPE_NAMES } from "./shape-names";
import { shapeText } from "./shape-text";

/** Adds the name of its shape (`SHAPE_NAMES`) to each schema that has one, as `x-name`. */
export function nameShapes(document: Json): Json {
  const names = namesByShape(document);
  const name = (given: Json): Json => {
    const schema = mapParts(given, name);
    const own = names.get(shapeText(given)) ?? given["x-name"];
    return own === undefined ? schema : { ...schema, "x-name": nameOfAnswer(own, schema) };
  };
  return mapSchemas(document, name);
}

/** A response whose data has a name is named after it. */
function nameOfAnswer(own: unknown, { properties, required }: Json): unknown {
  const { data, meta } = (properties ?? {}) as Record<string, Json | undefined>;
  if (!meta || !Array.isArray(required) || !required.includes("error")) return own;
  const named = data?.["x-name"];
  return typeof named === "string" ? `${named}Answer` : own;
}

function namesByShape(document: Json): Map<string, string> {
  const owners = ownersIn(document);
  const names = new Map<string, string>();
  for (const [place, name] of Object.entries(SHAPE_NAMES)) {
    const [, owner = "", path = ""] = /^(\w+)(.*)$/.exec(place) ?? [];
    const found = owners.get(owner);
    // Each surface has operations that the other one doesn't.
    if (!found) continue;
    const schema = at(found, path);
    if (!schema) throw new Error(`${place} is in no document`);
    names.set(shapeText(schema), name);
  }
  return names;
}

/** Every schema that already has a name. */
function ownersIn(document: Json): Map<string, Json> {
  const owners = new Map(Object.entries((document.components as { schemas: Record<string, Json> }).schemas));
  mapSchemas(document, (schema) => {
    note(schema, owners);
    return schema;
  });
  return owners;
}

function note(schema: Json, owners: Map<string, Json>): void {
  if (typeof schema["x-name"] === "string") owners.set(schema["x-name"], schema);
  mapParts(schema, (part) => {
    note(part, owners);
    return part;
  });
}

/** Returns the schema at a path such as `.segments[].slide`, regardless of whether it may also be null. */
function at(schema: Json, path: string): Json | undefined {
  const step = /^(?:\.(\w+)|(\[\])|\|(\d+))/.exec(path);
  const own = path.startsWith("|") ? schema : withoutNull(schema);
  if (!step) return own;
  const [whole, member, items, branch] = step;
  const next =
    member !== undefined
      ? (own.properties as Record<string, Json> | undefined)?.[member]
      : items
        ? own.items
        : branchesOf(own)[Number(branch)];
  return isSchema(next) ? at(next, path.slice(whole.length)) : undefined;
}

const branchesOf = ({ anyOf, oneOf }: Json): Json[] =>
  ((anyOf ?? oneOf ?? []) as Json[]).filter(({ type }) => type !== "null");

function withoutNull(schema: Json): Json {
  const [only, ...others] = branchesOf(schema);
  return only && others.length === 0 ? only : schema;
}

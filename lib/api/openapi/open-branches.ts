import type { Json } from "@/lib/operation/json-schema";
import { mapSchemas } from "./each-schema";
import { mapParts } from "./map-schema";
import { textOf } from "./shape-text";
import { titled } from "./titled";

type Branch = Json & { title?: string; properties?: Record<string, Json> };

/**
 * Names each shape of objects that are one of several titled shapes, so that other unions can share them.
 * Members allowed in all shapes move to the object, and so does the rule that no others are allowed.
 */
export const openBranches = (document: Json): Json => mapSchemas(document, opened);

function opened(given: Json): Json {
  const schema = mapParts(given, opened);
  const { anyOf, properties, additionalProperties: _closed, ...own } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every(isTitled) || !properties) return schema;
  const shared = Object.entries(properties as Record<string, Json>).filter(([name, part]) =>
    anyOf.every((branch) => textOf(branch.properties?.[name]) === textOf(part)),
  );
  return {
    ...own,
    ...(shared.length > 0 ? { properties: Object.fromEntries(shared) } : {}),
    anyOf: anyOf.map((branch) => branchWithout(branch, new Set(shared.map(([name]) => name)))),
    unevaluatedProperties: false,
  };
}

const isTitled = (branch: Branch): boolean =>
  typeof branch.title === "string" && branch.additionalProperties === false;

function branchWithout(branch: Branch, shared: ReadonlySet<string>): Json {
  const { additionalProperties: _closed, title = "", properties = {}, ...own } = branch;
  return {
    "x-name": `${titled(title.replaceAll(" ", "_"))}Command`,
    ...own,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !shared.has(name))),
  };
}

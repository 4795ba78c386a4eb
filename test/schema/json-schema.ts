import type { Schema } from "@/stack/client/type-text";

export type JsonSchema = Schema;

export type Members = Record<string, unknown>;

/** The schema with what its branch adds: both hold, and the branch says more of what both name. */
export function laidTogether(given: JsonSchema, branch: JsonSchema): JsonSchema {
  const { anyOf: _any, oneOf: _one, unevaluatedProperties: more, ...whole } = given;
  return {
    ...whole,
    ...branch,
    properties: { ...whole.properties, ...branch.properties },
    required: [...new Set([...(whole.required ?? []), ...(branch.required ?? [])])],
    ...(more === false ? { additionalProperties: false } : {}),
  };
}

/** A branch with what stands beside it, where anything does. */
export const branchOf = (schema: JsonSchema, branch: JsonSchema): JsonSchema =>
  schema.properties || schema.unevaluatedProperties === false ? laidTogether(schema, branch) : branch;

/** The types that a schema names, or those that its other words are about. */
export function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties || schema.additionalProperties !== undefined) return ["object"];
  return [];
}

const partsOf = (value: unknown): unknown[] =>
  value !== null && typeof value === "object" ? Object.values(value) : [];

/** How many objects and lists stand in each other. */
export const depthOf = (value: unknown): number =>
  value !== null && typeof value === "object" ? 1 + Math.max(0, ...partsOf(value).map(depthOf)) : 0;

/** Members of objects and items of lists, of all depths. */
export const membersIn = (value: unknown): number =>
  partsOf(value).reduce<number>((sum, part) => sum + 1 + membersIn(part), 0);

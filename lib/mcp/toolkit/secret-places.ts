import type { z } from "zod";
import { type Operation, schemaOf } from "@/lib/operation/operation";
import { partsOf } from "@/lib/operation/schema-parts";

/** Where a response contains a secret, according to its declaration. */
export interface SecretPlace {
  /** Member names, or `EACH` for the items of a list or the values of a record. */
  path: readonly string[];
  /** Whether only a URL's query is secret. */
  isQuery: boolean;
  /** The dashboard page where a person can get it, with member names as placeholders. */
  seenAt: string | undefined;
}

export const EACH = "[]";

const known = new WeakMap<Operation, readonly SecretPlace[]>();

export function secretPlaces(op: Operation): readonly SecretPlace[] {
  let places = known.get(op);
  if (!places) {
    const schema = schemaOf(op);
    const found: SecretPlace[] = [];
    if (schema) visit(schema, "list" in op.output ? [EACH] : [], found, new Set());
    places = found;
    known.set(op, places);
  }
  return places;
}

function visit(schema: z.ZodType, path: string[], found: SecretPlace[], around: Set<z.ZodType>): void {
  if (around.has(schema)) return;
  const { "x-secret": mark, "x-seen-at": seenAt } = (schema.meta?.() ?? {}) as Record<string, unknown>;
  if (mark !== undefined) {
    const isKnown = found.some((place) => place.path.join() === path.join());
    if (!isKnown)
      found.push({
        path,
        isQuery: mark === "query",
        seenAt: typeof seenAt === "string" ? seenAt : undefined,
      });
    return;
  }
  const inside = new Set(around).add(schema);
  const holdsItems = schema.type === "array" || schema.type === "record";
  for (const { name, part } of partsOf(schema)) {
    const step = name !== undefined ? [name] : holdsItems ? [EACH] : [];
    visit(part, [...path, ...step], found, inside);
  }
}

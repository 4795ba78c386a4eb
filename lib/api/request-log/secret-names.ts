import type { z } from "zod";
import { schemaOf } from "@/lib/operation/operation";
import { partsOf } from "@/lib/operation/schema-parts";
import { operations } from "../registry/registry";

/** Names of all members that a declaration marks as secret with `x-secret`. */
export function secretNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType, name: string): void => {
    if (schema.meta?.()?.["x-secret"] === true) names.add(name);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const { name: member = name, part } of partsOf(schema)) visit(part, member);
  };
  for (const op of operations) {
    for (const schema of [schemaOf(op), op.body]) if (schema) visit(schema, "");
  }
  return names;
}

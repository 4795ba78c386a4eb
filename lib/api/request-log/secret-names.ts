import type { z } from "zod";
import { operations } from "../registry/registry";

interface Def {
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
}

/** Names of all members that any declaration marks as secret with `x-secret`. */
export function secretNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType, name: string): void => {
    if (schema.meta?.()?.["x-secret"] === true) names.add(name);
    if (seen.has(schema)) return;
    seen.add(schema);
    const def = schema._zod.def as unknown as Def;
    for (const [member, inner] of Object.entries(def.shape ?? {})) visit(inner, member);
    const inner = [def.innerType, def.element, def.valueType, def.in, def.out, def.left, def.right];
    for (const each of [...(def.options ?? []), ...inner]) if (each) visit(each, name);
  };
  for (const { output, body } of operations) {
    visit("list" in output ? output.list : output, "");
    if (body) visit(body, "");
  }
  return names;
}

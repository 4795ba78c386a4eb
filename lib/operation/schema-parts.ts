/**
 * Returns the schemas inside a schema. zod has no public way to walk them. This reads `_zod.def`, which zod
 * offers to libraries but whose members may change (seen in 4.6).
 *
 * `schema-parts.test.ts` checks each member against the installed version.
 */
import type { z } from "zod";

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

/** Returns each schema directly inside this one; members of an object with their names. */
export function partsOf(schema: z.ZodType): { name?: string; part: z.ZodType }[] {
  const def = schema._zod.def as unknown as Def;
  const members = Object.entries(def.shape ?? {}).map(([name, part]) => ({ name, part }));
  const inner = [def.innerType, def.element, def.valueType, def.in, def.out, def.left, def.right];
  const others = [...(def.options ?? []), ...inner].flatMap((part) => (part ? [{ part }] : []));
  return [...members, ...others];
}

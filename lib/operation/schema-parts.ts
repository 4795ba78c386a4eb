/**
 * The schemas inside of a schema. zod has no public way to walk them: this reads `_zod.def`, which zod names as what
 * libraries may build on, and whose members are its own affair (seen in 4.6).
 *
 * `schema-parts.test.ts` holds each member against the installed version.
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

/** Each schema directly inside of this one; the members of an object with their names. */
export function partsOf(schema: z.ZodType): { name?: string; part: z.ZodType }[] {
  const def = schema._zod.def as unknown as Def;
  const members = Object.entries(def.shape ?? {}).map(([name, part]) => ({ name, part }));
  const inner = [def.innerType, def.element, def.valueType, def.in, def.out, def.left, def.right];
  const others = [...(def.options ?? []), ...inner].flatMap((part) => (part ? [{ part }] : []));
  return [...members, ...others];
}

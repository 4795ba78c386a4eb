import * as z from "zod";
import { fitsIn, isStorable } from "./plain-text";

/** The longest that a text may be. zod's own `max` would count an emoji as two. */
export const upTo = (max: number, schema: z.ZodString = z.string()): z.ZodString =>
  schema
    .refine((value) => fitsIn(value, max), { params: { fieldCode: "too_long" } })
    .meta({ maxLength: max });

/** What is left of a text once blanks around it are gone has to be something; the pattern says so to readers. */
export const saysSomething = (): z.ZodString => z.string().trim().min(1, "too_short").regex(/\S/);

/** Plain text from people: NUL and lone surrogates are refused, because no store or socket carries them. */
export const text = (max: number, min = 0) => upTo(max, z.string().min(min)).refine(isStorable);

/** Text that has to say something: trimmed, at least one character. */
export const line = (max: number) => upTo(max, saysSomething()).refine(isStorable);

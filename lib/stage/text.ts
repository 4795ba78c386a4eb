import * as z from "zod";
import { fitsIn, isStorable } from "./plain-text";

/** Limits the length of a text. zod's own `max` would count an emoji as two. */
export const upTo = (max: number, schema: z.ZodString = z.string()): z.ZodString =>
  schema
    .refine((value) => fitsIn(value, max), { params: { fieldCode: "too_long" } })
    .meta({ maxLength: max });

/** Requires text to be non-empty after trimming; the pattern documents it. */
export const saysSomething = (): z.ZodString => z.string().trim().min(1, "too_short").regex(/\S/);

/** Plain text from people. Rejects NUL and lone surrogates, which no store or socket can carry. */
export const text = (max: number, min = 0) => upTo(max, z.string().min(min)).refine(isStorable);

/** Non-empty text: trimmed, at least one character. */
export const line = (max: number) => upTo(max, saysSomething()).refine(isStorable);

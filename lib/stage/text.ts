import * as z from "zod";

const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Whether a text has at most so many characters: those of Unicode, as JSON Schema and the database count them. */
export function fitsIn(value: string, max: number): boolean {
  if (value.length <= max) return true;
  return value.length <= 2 * max && [...value].length <= max;
}

/** The beginning of a text, with no character cut in half. */
export const beginningOf = (value: string, max: number): string =>
  fitsIn(value, max) ? value : [...value.slice(0, 2 * max)].slice(0, max).join("");

/** The longest that a text may be. zod's own `max` would count an emoji as two. */
export const upTo = (max: number, schema: z.ZodString = z.string()): z.ZodString =>
  schema
    .refine((value) => fitsIn(value, max), { params: { fieldCode: "too_long" } })
    .meta({ maxLength: max });

/** What is left of a text once blanks around it are gone has to be something; the pattern says so to readers. */
export const saysSomething = (): z.ZodString => z.string().trim().min(1, "too_short").regex(/\S/);

/** Plain text from people: NUL and lone surrogates are refused, because no store or socket carries them. */
export const text = (max: number, min = 0) =>
  upTo(max, z.string().min(min)).refine((value) => !UNSTORABLE.test(value));

/** Text that has to say something: trimmed, at least one character. */
export const line = (max: number) => upTo(max, saysSomething()).refine((value) => !UNSTORABLE.test(value));

import { z } from "zod";

const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Plain text from people: NUL and lone surrogates are refused, because no store or socket carries them. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !UNSTORABLE.test(value));

/** Text that has to say something: trimmed, at least one character. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !UNSTORABLE.test(value));

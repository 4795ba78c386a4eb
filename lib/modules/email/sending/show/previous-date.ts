import { z } from "zod";

/** The date of a show before it changed. */
export const PreviousDate = z.object({
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
});

export type PreviousDate = z.infer<typeof PreviousDate>;

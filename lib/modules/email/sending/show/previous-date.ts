import { z } from "zod";

/** When a show was to be before its date changed. */
export const PreviousDate = z.object({
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
});

export type PreviousDate = z.infer<typeof PreviousDate>;

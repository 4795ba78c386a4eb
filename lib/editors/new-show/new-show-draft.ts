import { z } from "zod";

const GuestSchema = z.object({ name: z.string(), title: z.string(), company: z.string() });

const DraftSchema = z.object({
  brief: z.string(),
  /** What somebody typed themselves; null where the brief, or nobody, says it. */
  title: z.string().nullable(),
  /** What the clocks of the zone show: "2027-03-02T18:00". */
  starts: z.string().nullable(),
  minutes: z.string().nullable(),
  timezone: z.string().nullable(),
  language: z.string().nullable(),
  plan: z.boolean(),
  draft: z.boolean(),
  /** Whom the brief names and somebody put on the roster, by the name in the brief. */
  guests: z.record(z.string(), GuestSchema),
  /** The call as it was last tried, so that trying again after a lost answer makes no second show. */
  tried: z.object({ key: z.string(), call: z.string() }).nullable(),
  /** The show that was made, while its run of show is being written. */
  made: z.string().nullable(),
});

/** A new show while somebody writes it down. Every change gives a new one. */
export type NewShowDraft = z.infer<typeof DraftSchema>;

export const EMPTY_DRAFT: NewShowDraft = {
  brief: "",
  title: null,
  starts: null,
  minutes: null,
  timezone: null,
  language: null,
  plan: true,
  draft: false,
  guests: {},
  tried: null,
  made: null,
};

/** What a browser keeps of it; null where nothing was typed. */
export const keptDraft = (draft: NewShowDraft): string | null => {
  const text = JSON.stringify(draft);
  return text === JSON.stringify(EMPTY_DRAFT) ? null : text;
};

/** What the browser kept. Anything that cannot be read, or has another shape, is left aside. */
export function restoredDraft(kept: string | null): NewShowDraft {
  try {
    return DraftSchema.safeParse(JSON.parse(kept ?? "")).data ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

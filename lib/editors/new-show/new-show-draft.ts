import { z } from "zod";

const GuestSchema = z.object({ name: z.string(), title: z.string(), company: z.string() });

const DraftSchema = z.object({
  brief: z.string(),
  /** As typed; null if it comes from the brief or isn't set. */
  title: z.string().nullable(),
  /** Local time in the time zone: "2027-03-02T18:00". */
  starts: z.string().nullable(),
  minutes: z.string().nullable(),
  timezone: z.string().nullable(),
  language: z.string().nullable(),
  plan: z.boolean(),
  draft: z.boolean(),
  /** People named in the brief who were added to the roster, by their name in the brief. */
  guests: z.record(z.string(), GuestSchema),
  /** The last attempted call, so that retrying after a lost response doesn't create a second show. */
  tried: z.object({ key: z.string(), call: z.string() }).nullable(),
  /** The show that was created, while its run of show is being written. */
  made: z.string().nullable(),
});

/** The form of a new show. Immutable: every change returns a new draft. */
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

/** Serializes the draft for the browser's storage; null if nothing was typed. */
export const unsavedDraft = (draft: NewShowDraft): string | null => {
  const text = JSON.stringify(draft);
  return text === JSON.stringify(EMPTY_DRAFT) ? null : text;
};

/** Restores the draft from the browser's storage. Ignores what it can't read or what has another shape. */
export function restoredDraft(kept: string | null): NewShowDraft {
  try {
    return DraftSchema.safeParse(JSON.parse(kept ?? "")).data ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

import type { CopyKind } from "../../../copy-schema";

interface Copy {
  /** Above the headline: what the mail says of the show. */
  kicker?: string;
  subject: string;
  /** The date and time where there is none. */
  preheader?: string;
  /** Below the greeting. */
  body: string;
  /** What the confirmation's button says where there is none. */
  button_label?: string;
}

/**
 * Other words: of a change that took the date away, or gave one to a show that had none, of a place that is gone, of a
 * rehearsal that moved or is called off, and of a show that went back to draft.
 */
export type CopyVariant = "opened" | "dated" | "given_up" | "rehearsal_moved" | "rehearsal_off" | "withdrawn";

/** The built-in copy of one language; the confirmation's is in its own words. */
export type OwnWords = Record<Exclude<CopyKind, "confirmation"> | CopyVariant, Copy> & {
  /** In place of a date that is not set. */
  dateOpen: string;
  /** Before the former time of a show that moved. */
  before: string;
  /** In place of "an invitation is attached", where the reader has the entry already. */
  calendarNote: string;
};

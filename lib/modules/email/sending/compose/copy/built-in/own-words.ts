import type { CopyKind } from "../../../copy-schema";

interface Copy {
  /** Line above the headline. */
  kicker?: string;
  subject: string;
  /** Default: the date and time. */
  preheader?: string;
  /** Text below the greeting. */
  body: string;
  /** Default: the label of the confirmation's button. */
  button_label?: string;
}

/**
 * Text for special cases: a show whose date was removed or set for the first time, a cancelled registration, a
 * rehearsal that was rescheduled or cancelled, and a show that went back to draft.
 */
export type CopyVariant = "opened" | "dated" | "given_up" | "rehearsal_moved" | "rehearsal_off" | "withdrawn";

/** The built-in copy in one language. The confirmation has its own in `words/`. */
export type OwnWords = Record<Exclude<CopyKind, "confirmation"> | CopyVariant, Copy> & {
  /** Shown when no date is set. */
  dateOpen: string;
  /** Label of the previous time of a rescheduled show. */
  before: string;
  /** Replaces "A calendar invite is attached" for readers who already have the entry. */
  calendarNote: string;
  replayUntil: (until: string) => string;
};

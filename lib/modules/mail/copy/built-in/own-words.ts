import type { CopyKind } from "../../copy-schema";

interface Copy {
  subject: string;
  /** The date and time where there is none. */
  preheader?: string;
  /** Below the greeting. */
  body: string;
  /** What the confirmation's button says where there is none. */
  button_label?: string;
}

/** The built-in copy of one language; the confirmation's is in its own words. */
export type OwnWords = Record<Exclude<CopyKind, "confirmation">, Copy> & {
  /** In place of a date that is not set. */
  dateOpen: string;
};

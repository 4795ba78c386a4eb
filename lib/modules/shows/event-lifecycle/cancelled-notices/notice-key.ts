/**
 * The parts of an email's dedupe key before and after a person's ID, which prevent notifying twice of one
 * occasion.
 */
export interface NoticeKey {
  before: string;
  behind: string;
}

/** Returns the key's parts. A show is cancelled once, but may go back to draft any number of times. */
export const noticeKey = ({ withdrawn, occasion }: { withdrawn: boolean; occasion: number }): NoticeKey =>
  withdrawn ? { before: "withdrawn:", behind: `:${occasion}` } : { before: "cancelled:", behind: "" };

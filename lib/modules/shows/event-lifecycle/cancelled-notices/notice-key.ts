/** The parts of a mail's key around a person's id: what keeps one occasion from being told twice. */
export interface NoticeKey {
  before: string;
  behind: string;
}

/** A show is cancelled once, and can go back to draft any number of times. */
export const noticeKey = ({ withdrawn, occasion }: { withdrawn: boolean; occasion: number }): NoticeKey =>
  withdrawn ? { before: "withdrawn:", behind: `:${occasion}` } : { before: "cancelled:", behind: "" };

/** The parts of a mail's key around a person's id: what keeps one occasion from being told twice. */
export interface ToldKey {
  before: string;
  behind: string;
}

/** A show is cancelled once, and can go back to draft any number of times. */
export const toldKey = ({ withdrawn, occasion }: { withdrawn: boolean; occasion: number }): ToldKey =>
  withdrawn ? { before: "withdrawn:", behind: `:${occasion}` } : { before: "cancelled:", behind: "" };

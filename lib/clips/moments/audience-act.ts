export type ActKind = "reactions" | "chat" | "questions" | "votes" | "clicks";

/** Something the audience did, in milliseconds of the program. */
export interface AudienceAct {
  atMs: number;
  kind: ActKind;
  /** How often. More than one only for reactions of earlier shows, of which only sums are known. */
  count: number;
  /** Who did it, the same for all acts of a kind; null if that isn't known. */
  by: string | null;
  /** What a reaction was, as its button says. */
  reaction?: string;
  /** What a vote was for. */
  poll?: { id: string; option: string };
}

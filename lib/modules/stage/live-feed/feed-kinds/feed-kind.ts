import type { FeedMessage, FeedStream } from "@/lib/live";
import type { Ctx } from "@/lib/operation/ctx";

type Sql = Pick<Ctx, "sql">;

/** A ledger entry that a feed publishes. */
export interface FeedEntry {
  seq: number;
  at: Date;
  type: string;
  body: Record<string, unknown>;
}

/** The messages of an entry for each feed. Absent for feeds that it doesn't concern. */
export type FeedMessages = Partial<Record<FeedStream, FeedMessage[]>>;

/** A type of ledger entry that feeds publish. */
export interface FeedKind {
  /** The entry's type. */
  type: string;
  /**
   * The body's field with the subject, if only the last entry of each subject matters to people who join
   * later.
   */
  subject?: string;
  /**
   * True if people who join later don't need it, because it only says what changed about something that they
   * get anyway.
   */
  passing?: true;
  /**
   * Finds what has happened and isn't in any entry yet. Runs under the stage's lock.
   * @returns entries to append, and a function that stores their numbers in the rows they cover
   */
  gather(ctx: Ctx, eventId: string): Promise<Gathered>;
  /**
   * Returns the messages of these entries, read from the rows that they refer to. What was erased or
   * withdrawn there is left out.
   */
  messagesFor(ctx: Sql, eventId: string, entries: readonly FeedEntry[]): Promise<Map<number, FeedMessages>>;
}

export interface Gathered {
  happenings: { body: object; count: number }[];
  /** `numbers` are the entries' numbers, in order. */
  note(numbers: readonly number[]): Promise<unknown>;
}

import type { FeedMessage, FeedStream } from "@/lib/live";
import type { Ctx } from "@/lib/operation/ctx";

type Sql = Pick<Ctx, "sql">;

/** An entry of the ledger that a feed tells about. */
export interface FeedEntry {
  seq: number;
  at: Date;
  type: string;
  body: Record<string, unknown>;
}

/** What an entry is to those who follow each of the feeds. Nothing for a feed that it does not concern. */
export type FeedMessages = Partial<Record<FeedStream, FeedMessage[]>>;

/** A type of entry in the ledger that listeners hear of. */
export interface FeedKind {
  /** The entry's type. */
  type: string;
  /** Only the last entry of each subject counts for somebody who comes now: the member of the body that names it. */
  subject?: string;
  /** It says what changed about something that those who come later are told of anyway: they do without it. */
  passing?: true;
  /**
   * Finds out what happened by now and is in no entry yet. Runs under the stage's lock.
   * @returns entries to write, with what notes their numbers in the rows that they gather
   */
  gather(ctx: Ctx, eventId: string): Promise<Gathered>;
  /** What to tell of these entries, from the rows that they refer to: what was erased or taken back there is gone here. */
  messagesFor(ctx: Sql, eventId: string, entries: readonly FeedEntry[]): Promise<Map<number, FeedMessages>>;
}

export interface Gathered {
  happenings: { body: object; count: number }[];
  /** `numbers` are those of the entries, in their order. */
  note(numbers: readonly number[]): Promise<unknown>;
}

import { type LedgerEntry, type LedgerRange, readEntries, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { LedgerEntryWire } from "../schema";
import { entryReader, type View } from "./entry-reader";
import { presentEntry } from "./present-entry";

/** Entries per statement. */
const BATCH = 500;

interface Wanted extends Pick<LedgerRange, "upTo" | "types" | "sessionId"> {
  after: number;
  /** The number of entries that will probably be needed. */
  firstRead: number;
}

/**
 * Reads a show's ledger in batches, as fast as its reader takes them; no connection is held in between. What
 * the audience saw depends on the stage before, so for that view every change is read.
 */
export async function* walkEntries(
  ctx: Ctx,
  eventId: string,
  view: View,
  { after, upTo, types, sessionId, firstRead }: Wanted,
): AsyncGenerator<LedgerEntryWire, void> {
  const before = view === "audience" && after > 0 ? await stageAfter(ctx, eventId, after) : null;
  const seenOf = entryReader(view, before);
  const isWanted = (entry: LedgerEntry) =>
    (!types || types.includes(entry.type)) && (!sessionId || entry.sessionId === sessionId);
  const filters = { upTo, types, sessionId, changes: view === "audience" };
  let limit = Math.min(firstRead, BATCH);
  for (let last = after; ; limit = BATCH) {
    const entries = await readEntries(ctx, eventId, { ...filters, after: last, limit });
    for (const entry of entries) {
      const seen = seenOf(entry);
      if (isWanted(entry)) yield presentEntry(entry, seen);
    }
    if (entries.length < limit) return;
    last = entries.at(-1)?.seq ?? last;
  }
}

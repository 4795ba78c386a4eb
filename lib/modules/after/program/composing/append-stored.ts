import { databaseNow } from "@/lib/platform/database/database-clock";
import { transaction } from "@/lib/platform/database/db";
import { liveVersion } from "../live/live-version";
import { type Entry, endsAfter, entriesAfter } from "../planning/entries";
import { type Ends, NOTHING_YET } from "../planning/planned-piece";
import { appendEntries, insertEntries } from "../rows/entry-rows";
import { lockProgram } from "../rows/program-at";
import type { Work } from "./work";

/** Appends entries to what is being composed, in the caller's transaction, which has locked the program. */
export const writeEntries = ({ at, isLive }: Work, entries: readonly Entry[], ends: Ends): Promise<void> =>
  isLive ? insertEntries(liveVersion(at), entries) : appendEntries(at, entries, ends);

/** Plays what is stored already. @returns the number of new entries; null if the recording has changed */
export async function appendStored(work: Work): Promise<number | null> {
  const { at, plan, known, standIn } = work;
  const ends = work.ends ?? NOTHING_YET;
  const entries = entriesAfter(ends, { plan, known, now: databaseNow(), standIn });
  if (entries.length === 0) return 0;
  const next = endsAfter(ends, entries);
  const isWritten = await transaction(async () => {
    if (!(await lockProgram(at))) return false;
    await writeEntries(work, entries, next);
    return true;
  });
  if (isWritten) work.ends = next;
  return isWritten ? entries.length : null;
}

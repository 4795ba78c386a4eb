import type { LedgerEntry } from "@/lib/modules/stage/show-ledger";
import { iso } from "@/lib/platform/runtime/clock";
import type { LedgerBody, LedgerEntryWire } from "../schema";

/** What a caller may see of an entry. */
export interface Seen {
  body: LedgerBody | null;
  /** Paths of the stage. They contain ids, also of what isn't on screen. */
  changed: readonly string[];
}

export const presentEntry = (entry: LedgerEntry, { body, changed }: Seen): LedgerEntryWire => ({
  seq: entry.seq,
  at: iso(entry.at),
  session_id: entry.sessionId,
  offset_ms: entry.offsetMs,
  type: entry.type,
  version: entry.version,
  command_id: entry.commandId,
  actor: entry.actor,
  source: entry.source,
  changed: [...changed],
  count: entry.count,
  body,
  moment: null,
});

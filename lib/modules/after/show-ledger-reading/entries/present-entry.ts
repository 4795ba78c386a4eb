import type { LedgerEntry } from "@/lib/modules/stage/show-ledger";
import { iso } from "@/lib/platform/runtime/clock";
import type { LedgerBody, LedgerEntryWire } from "../schema";

export const presentEntry = (entry: LedgerEntry, body: LedgerBody | null): LedgerEntryWire => ({
  seq: entry.seq,
  at: iso(entry.at),
  session_id: entry.sessionId,
  offset_ms: entry.offsetMs,
  type: entry.type,
  version: entry.version,
  command_id: entry.commandId,
  actor: entry.actor,
  source: entry.source,
  changed: entry.changed,
  count: entry.count,
  body,
  moment: null,
});

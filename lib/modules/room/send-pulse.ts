import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { tellRoom } from "@/lib/providers/room/tell-room";
import { feedPositions } from "../live-feed";
import { readStageRow } from "../show-ledger";

/**
 * Tells a show's room where stage and feeds stand: whoever lost the last message learns of it, and who hears it need not
 * ask. Nothing where nobody is. Throws `RoomError`.
 */
export async function sendPulse(eventId: string): Promise<void> {
  const connected = await countListeners(eventId);
  if (connected === 0) return;
  // Only about: how many watch is the host's to tell.
  const listeners = 2 ** Math.ceil(Math.log2(connected));
  const [{ stored, epoch, now }, positions] = await Promise.all([
    readStageRow({ sql }, eventId),
    feedPositions(eventId),
  ]);
  if (!stored) return;
  const { version } = stored.state;
  await tellRoom(eventId, { type: "pulse", epoch, version, ...positions, listeners, server_time: iso(now) });
}

/** Connections, not people: every page asks for itself. */
async function countListeners(eventId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "presence_listeners",
    "SELECT count(*)::int AS count FROM presence WHERE event_id = $1 AND left_at IS NULL",
    [eventId],
  );
  return row?.count ?? 0;
}

import { feedPositions } from "@/lib/modules/stage/live-feed";
import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { countViewers } from "@/lib/modules/studio/studio";
import { boardPosition } from "@/lib/modules/studio/whiteboard";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";

/**
 * Tells a show's room where stage and feeds stand: whoever lost the last message learns of it, and who hears it need not
 * ask. Nothing where nobody is. Throws `RoomError`.
 */
export async function sendPulse(eventId: string): Promise<void> {
  const connected = await countListeners(eventId);
  if (connected === 0) return;
  // Only about: how many watch is the host's to tell.
  const listeners = 2 ** Math.ceil(Math.log2(connected));
  const [{ stored, epoch, now }, positions, board] = await Promise.all([
    readStageRow({ sql }, eventId),
    feedPositions(eventId),
    boardPosition(eventId),
  ]);
  if (!stored) return;
  const { version } = stored.state;
  const shown = await shownViewers(eventId);
  await publishToRoom(eventId, {
    type: "pulse",
    epoch,
    version,
    ...positions,
    ...board,
    listeners,
    ...shown,
    server_time: iso(now),
  });
}

/** How many watch, where the host lets the audience know. */
async function shownViewers(eventId: string): Promise<{ viewers?: number }> {
  const [row] = await sql<{ shown: boolean }>(
    "pulse_viewers_shown",
    "SELECT coalesce((watch->>'viewers')::boolean, false) AS shown FROM event WHERE id = $1",
    [eventId],
  );
  return row?.shown ? { viewers: await countViewers({ sql }, eventId) } : {};
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

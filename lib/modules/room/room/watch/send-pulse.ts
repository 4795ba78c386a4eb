import { feedPositions } from "@/lib/modules/stage/live-feed";
import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { countViewers } from "@/lib/modules/studio/studio";
import { boardPosition } from "@/lib/modules/studio/whiteboard";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";

/**
 * Publishes the positions of stage and feeds to a show's room, so that a page that lost the last message
 * notices, and one that is up to date needn't poll. Does nothing in an empty room. Throws `RoomError`.
 */
export async function sendPulse(eventId: string): Promise<void> {
  const connected = await countListeners(eventId);
  if (connected === 0) return;
  // Rounded, because only the host may publish the exact number of viewers.
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

/** Returns the number of viewers, if the host shows it to the audience. */
async function shownViewers(eventId: string): Promise<{ viewers?: number }> {
  const [row] = await sql<{ shown: boolean }>(
    "pulse_viewers_shown",
    "SELECT coalesce((watch->>'viewers')::boolean, false) AS shown FROM event WHERE id = $1",
    [eventId],
  );
  return row?.shown ? { viewers: await countViewers({ sql }, eventId) } : {};
}

/** Counts connections, not people, because every page polls. */
async function countListeners(eventId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "presence_listeners",
    "SELECT count(*)::int AS count FROM presence WHERE event_id = $1 AND left_at IS NULL",
    [eventId],
  );
  return row?.count ?? 0;
}

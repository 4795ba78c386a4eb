import { encodeLive, FEED_STREAMS, type FeedStream, type LiveMessageOf } from "@/lib/live";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { MESSAGE_BYTES } from "@/lib/providers/room/port";
import { tellRoom } from "@/lib/providers/room/tell-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { readFeed } from "./read-feed";

/** Entries that go into one packet; fewer where their messages are long. */
const ENTRIES = [40, 8, 1];

const DESK = storedRoles(({ admission, sees }) => admission === "studio_link" && sees.stage === "whole");

const POSITION = `
SELECT p.seen, p.feed, p.desk_feed, clock_timestamp() AS now,
  GREATEST(s.epoch, (SELECT life.epoch FROM database_life life), 0)::float8 AS epoch,
  EXISTS (SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL) AS attended,
  ARRAY(SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY ($2::text[])) AS desks
FROM feed_publish p JOIN stage s USING (event_id) WHERE p.event_id = $1`;

/** Never back: somebody else may have sent more meanwhile. */
const SENT = `
UPDATE feed_publish SET seen = GREATEST(seen, $2), feed = GREATEST(feed, $3), desk_feed = GREATEST(desk_feed, $4)
WHERE event_id = $1`;

interface Position extends Record<FeedStream, number>, Record<string, unknown> {
  seen: number;
  now: Date;
  epoch: number;
  attended: boolean;
  desks: string[];
}

/** Up to which entry; no packet for a feed that has nothing new, or nobody to hear it. */
interface Packets {
  to: number;
  more: boolean;
  feed?: LiveMessageOf<"feed">;
  desk_feed?: LiveMessageOf<"desk_feed">;
}

/**
 * Sends the room what it has not been sent of a show's feeds: one packet to everybody and one to the desks. Safe to
 * repeat, and beside another process that does the same, for listeners know what they have. Throws `RoomError`.
 */
export async function publishFeed(eventId: string): Promise<void> {
  for (let more = true; more; ) {
    const [position] = await sql<Position>("feed_position", POSITION, [eventId, DESK]);
    if (!position) return;
    const next = await nextPackets(eventId, position);
    if (next.to === position.seen) return;
    await Promise.all([
      next.feed && tellRoom(eventId, next.feed),
      next.desk_feed && tellRoom(eventId, next.desk_feed, position.desks),
    ]);
    const sent = FEED_STREAMS.map((stream) => (next[stream] ? next.to : 0));
    await sql("feed_sent", SENT, [eventId, next.to, ...sent]);
    more = next.more;
  }
}

async function nextPackets(eventId: string, position: Position, sizes = ENTRIES): Promise<Packets> {
  const [limit = 1, ...smaller] = sizes;
  const { to, more, messages } = await readFeed({ sql }, eventId, { after: position.seen, limit });
  const { attended, desks, epoch, now } = position;
  const head = { epoch, to, server_time: iso(now) };
  const next: Packets = { to, more };
  if (attended && messages.feed.length > 0)
    next.feed = { type: "feed", ...head, after: position.feed, messages: messages.feed };
  if (desks.length > 0 && messages.desk_feed.length > 0)
    next.desk_feed = { type: "desk_feed", ...head, after: position.desk_feed, messages: messages.desk_feed };
  const texts = await Promise.all([next.feed, next.desk_feed].map((packet) => packet && encodeLive(packet)));
  const fits = texts.every((text = "") => Buffer.byteLength(text) <= MESSAGE_BYTES);
  return fits || smaller.length === 0 ? next : nextPackets(eventId, position, smaller);
}

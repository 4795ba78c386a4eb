import { FEED_STREAMS, type FeedStream } from "@/lib/live";
import { STAGE_EPOCH } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { encodeLive } from "@/lib/providers/room/encode-live";
import { MESSAGE_BYTES } from "@/lib/providers/room/port";
import { publishEncoded } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { readFeed } from "../reading/read-feed";

/** Maximum number of entries per packet. Fewer if their messages are long. */
const ENTRIES = [40, 8, 1];

/** Moderators are included, because they handle what the audience does. */
const DESK = storedRoles(({ admission }) => admission === "studio_link");

const POSITION = `
SELECT p.seen, p.feed, p.desk_feed, clock_timestamp() AS now,
  ${STAGE_EPOCH} AS epoch,
  EXISTS (SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL) AS attended,
  ARRAY(SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY ($2::text[])) AS desks
FROM feed_publish p JOIN stage s USING (event_id) WHERE p.event_id = $1`;

/** Positions never go back, because another process may have sent more. */
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

/** The packets up to an entry. Absent for a feed that has nothing new, or no recipients. */
interface Packets {
  to: number;
  more: boolean;
  /** Encoded, as they are sent. */
  feed?: string;
  desk_feed?: string;
}

/**
 * Sends the room what is new in a show's feeds: one packet to everyone and one to the desks. Idempotent, and
 * safe concurrently with other processes, because listeners ignore what they already have. Throws
 * `RoomError`.
 */
export async function publishFeed(eventId: string): Promise<void> {
  for (let more = true; more; ) {
    const [position] = await sql<Position>("feed_position", POSITION, [eventId, DESK]);
    if (!position) return;
    const next = await nextPackets(eventId, position);
    if (next.to === position.seen) return;
    await Promise.all([
      next.feed && publishEncoded(eventId, "feed", next.feed),
      next.desk_feed && publishEncoded(eventId, "desk_feed", next.desk_feed, position.desks),
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
  const heard = { feed: attended, desk_feed: desks.length > 0 };
  for (const type of FEED_STREAMS)
    if (heard[type] && messages[type].length > 0)
      next[type] = encodeLive({ type, ...head, after: position[type], messages: messages[type] });
  const fits = FEED_STREAMS.every((type) => Buffer.byteLength(next[type] ?? "") <= MESSAGE_BYTES);
  return fits || smaller.length === 0 ? next : nextPackets(eventId, position, smaller);
}

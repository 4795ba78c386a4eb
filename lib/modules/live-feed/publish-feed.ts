import { encodeLive, FEED_STREAMS, type FeedStream, LIVE_TYPES, type LiveMessage } from "@/lib/live";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { storedRoles } from "@/lib/stage/show-roles";
import { readFeed } from "./read-feed";

/** Entries that go into one packet; fewer where their messages are long. */
const ENTRIES = [40, 8, 1];
/** The room takes messages of 60,000 bytes. */
const PACKET_CHARACTERS = 58_000;

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

interface Packets {
  to: number;
  more: boolean;
  /** None for a feed that has nothing new, or nobody to hear it. */
  packets: Partial<Record<FeedStream, string>>;
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
    await Promise.all(FEED_STREAMS.map((stream) => send(eventId, stream, next.packets[stream], position)));
    const sent = FEED_STREAMS.map((stream) => (next.packets[stream] ? next.to : 0));
    await sql("feed_sent", SENT, [eventId, next.to, ...sent]);
    more = next.more;
  }
}

async function nextPackets(eventId: string, position: Position, sizes = ENTRIES): Promise<Packets> {
  const [limit = 1, ...smaller] = sizes;
  const { to, more, messages } = await readFeed({ sql }, eventId, { after: position.seen, limit });
  const { attended, desks, epoch, now } = position;
  const packets: Packets["packets"] = {};
  for (const stream of FEED_STREAMS) {
    const heard = stream === "feed" ? attended : desks.length > 0;
    if (!heard || messages[stream].length === 0) continue;
    const packet: LiveMessage = {
      type: stream,
      epoch,
      after: position[stream],
      to,
      server_time: iso(now),
      messages: messages[stream],
    };
    packets[stream] = await encodeLive(packet);
  }
  const fits = Object.values(packets).every((text) => text.length <= PACKET_CHARACTERS);
  return fits || smaller.length === 0 ? { to, more, packets } : nextPackets(eventId, position, smaller);
}

async function send(
  eventId: string,
  stream: FeedStream,
  text: string | undefined,
  { desks }: Position,
): Promise<void> {
  if (text === undefined) return;
  const { topic, audience } = LIVE_TYPES[stream];
  const to = audience === "desk" ? { to: desks } : {};
  await roomServer().send(roomName("show", eventId), { topic, text, ...to });
}

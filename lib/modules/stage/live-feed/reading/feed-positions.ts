import type { FeedStream } from "@/lib/live";
import { sql } from "@/lib/platform/database/db";

/** How far the feeds of a show have been sent into its room: the last entry of the ledger in each. */
export async function feedPositions(eventId: string): Promise<Record<FeedStream, number>> {
  const [row] = await sql<Record<FeedStream, number>>(
    "feed_positions",
    "SELECT feed, desk_feed FROM feed_publish WHERE event_id = $1",
    [eventId],
  );
  return row ?? { feed: 0, desk_feed: 0 };
}

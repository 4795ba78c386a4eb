import type { FeedStream } from "@/lib/live";
import { sql } from "@/lib/platform/database/db";

/** Returns the last published ledger entry of each of a show's feeds. */
export async function feedPositions(eventId: string): Promise<Record<FeedStream, number>> {
  const [row] = await sql<Record<FeedStream, number>>(
    "feed_positions",
    "SELECT feed, desk_feed FROM feed_publish WHERE event_id = $1",
    [eventId],
  );
  return row ?? { feed: 0, desk_feed: 0 };
}

import type { Captioning } from "@/lib/live";
import { publishFeedSoon } from "@/lib/modules/stage/live-feed";
import { sql } from "@/lib/platform/database/db";

const CHANGE = `
INSERT INTO show_captions (event_id, state, reason) VALUES ($1, $2, $3)
ON CONFLICT (event_id) DO UPDATE SET state = EXCLUDED.state, reason = EXCLUDED.reason, untold = true
WHERE (show_captions.state, show_captions.reason) IS DISTINCT FROM (EXCLUDED.state, EXCLUDED.reason)
RETURNING event_id`;

/** Publishes whether speech is transcribed, if that has changed. */
export async function publishCaptioning(eventId: string, { state, reason }: Captioning): Promise<void> {
  const changed = await sql("captioning_change", CHANGE, [eventId, state, reason]);
  if (changed.length > 0) publishFeedSoon(eventId);
}

import type { Ctx } from "@/lib/operation/ctx";
import { publishFeedChanges } from "./publish-feed-changes";

/** A show without a stage has no open page with an audience part. */
const CHANGED = `
INSERT INTO show_audience (event_id, settings_untold) SELECT event_id, true FROM stage WHERE event_id = $1
ON CONFLICT (event_id) DO UPDATE SET settings_untold = true`;

/** Updates open pages after a change of what the audience may do. */
export async function audienceSettingsChanged(ctx: Ctx, eventId: string): Promise<void> {
  await ctx.sql("audience_settings_changed", CHANGED, [eventId]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
}

import type { AudienceSettings, FeedMessage } from "@/lib/live";
import { CONFIG_DEFAULTS } from "@/lib/modules/show-basics/show-facts";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

const UNPUBLISHED = `
UPDATE show_audience SET settings_untold = false WHERE event_id = $1 AND settings_untold RETURNING event_id`;

const SETTINGS = "SELECT watch FROM event WHERE id = $1";

/** What the host lets an audience do. The entry says that it changed; the message has the current state. */
export const audienceSettings: FeedKind = {
  type: "audience_settings",
  subject: "of",
  gather: async (ctx, eventId) => {
    const changed = await ctx.sql("audience_settings_untold", UNPUBLISHED, [eventId]);
    return {
      happenings: changed.map(() => ({ body: { of: "show" }, count: 1 })),
      note: async () => undefined,
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const [row] = await sql<{ watch: Partial<AudienceSettings> }>("audience_settings", SETTINGS, [eventId]);
    const { chat, questions, reactions, captions, viewers } = { ...CONFIG_DEFAULTS.watch, ...row?.watch };
    const settings = { chat, questions, reactions, captions, viewers };
    return new Map(
      entries.map(({ seq, at }) => {
        const message: FeedMessage = { type: "audience_settings", seq, at: iso(at), settings };
        return [seq, { feed: [message], desk_feed: [message] }];
      }),
    );
  },
};

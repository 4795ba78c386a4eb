import type { Captioning, FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

const UNPUBLISHED = `
UPDATE show_captions SET untold = false WHERE event_id = $1 AND untold RETURNING event_id`;

const STATE = "SELECT state, reason FROM show_captions WHERE event_id = $1";

interface Row extends Record<string, unknown>, Captioning {}

/** Whether speech is transcribed. The entry says that it changed; the message has the current state. */
export const captioning: FeedKind = {
  type: "captioning",
  subject: "of",
  gather: async (ctx, eventId) => {
    const changed = await ctx.sql("captioning_untold", UNPUBLISHED, [eventId]);
    return {
      happenings: changed.map(() => ({ body: { of: "show" }, count: 1 })),
      note: async () => undefined,
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const [row] = await sql<Row>("captioning_state", STATE, [eventId]);
    const now: Captioning = { state: row?.state ?? "off", reason: row?.reason ?? null };
    return new Map(
      entries.map(({ seq, at }) => {
        const message: FeedMessage = { type: "captioning", seq, at: iso(at), captioning: now };
        return [seq, { feed: [message], desk_feed: [message] }];
      }),
    );
  },
};

import type { ChatRules, FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "../feed-kind";
import { lineForAll, linesById } from "./published-line";

const UNPUBLISHED = "UPDATE show_chat SET untold = false WHERE event_id = $1 AND untold RETURNING event_id";

const RULES = "SELECT slow_seconds, pinned_line FROM show_chat WHERE event_id = $1";

interface Row extends Record<string, unknown> {
  slow_seconds: number;
  pinned_line: string | null;
}

/** Chat settings. The entry says that they changed; the message has the current ones. */
export const chatRules: FeedKind = {
  type: "chat_rules",
  subject: "of",
  gather: async (ctx, eventId) => {
    const changed = await ctx.sql("chat_rules_untold", UNPUBLISHED, [eventId]);
    return {
      happenings: changed.map(() => ({ body: { of: "chat" }, count: 1 })),
      note: async () => undefined,
    };
  },
  messagesFor: async (ctx, eventId, entries) => {
    const [row] = await ctx.sql<Row>("chat_rules", RULES, [eventId]);
    const pinned = row?.pinned_line
      ? (await linesById(ctx, eventId, [row.pinned_line])).get(row.pinned_line)
      : undefined;
    const rules: ChatRules = {
      slow_seconds: row?.slow_seconds ?? 0,
      pinned: pinned?.state === "shown" ? lineForAll(pinned) : null,
    };
    return new Map(
      entries.map(({ seq, at }) => {
        const message: FeedMessage = { type: "chat_rules", seq, at: iso(at), rules };
        return [seq, { feed: [message], desk_feed: [message] }];
      }),
    );
  },
};

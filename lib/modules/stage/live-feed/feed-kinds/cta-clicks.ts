import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

const COUNT = `
WITH fresh AS (
  UPDATE cta_click SET untold = false WHERE event_id = $1 AND untold RETURNING cta_id
), sums AS (SELECT cta_id, count(*)::int AS added FROM fresh GROUP BY cta_id)
UPDATE call_to_action AS c SET clicks = c.clicks + sums.added FROM sums WHERE c.id = sums.cta_id
RETURNING c.id, c.clicks, sums.added`;

const SHOWN = "SELECT id, label, url FROM call_to_action WHERE event_id = $1 AND id = ANY ($2::text[])";

interface Counted extends Record<string, unknown> {
  id: string;
  clicks: number;
  added: number;
}

interface Shown extends Record<string, unknown> {
  id: string;
  label: string;
  url: string;
}

/** Number of people who followed a call to action, for the crew. */
export const ctaClicks: FeedKind = {
  type: "cta_clicks",
  subject: "cta_id",
  gather: async (ctx, eventId) => {
    const counted = await ctx.sql<Counted>("cta_count", COUNT, [eventId]);
    return {
      happenings: counted.map(({ id, clicks, added }) => ({ body: { cta_id: id, clicks }, count: added })),
      note: async () => undefined,
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const rows = await sql<Shown>("cta_shown", SHOWN, [eventId, entries.map(({ body }) => body.cta_id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      entries.map(({ seq, at, body }) => {
        const { cta_id: id, clicks } = body as { cta_id: string; clicks: number };
        const { label = "", url = "" } = byId.get(id) ?? {};
        const message: FeedMessage = {
          type: "cta_clicks",
          seq,
          at: iso(at),
          cta: { id, label, url, clicks },
        };
        return [seq, { desk_feed: [message] }];
      }),
    );
  },
};

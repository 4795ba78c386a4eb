import { type FeedMessage, REACTIONS, type ReactionCounts } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

/** Maximum number of pages summed per round. The rest follows with the next. */
const MAX = 2_000;

/**
 * Counts reactions that pages have sent and no sum includes yet. A row that grows concurrently is locked
 * first, and exactly what is read under the lock is marked as counted.
 */
const COUNT = `
WITH fresh AS (
  SELECT event_id, person_id, page, sent, counted FROM reaction_tally WHERE event_id = $1 AND untold
  LIMIT ${MAX} FOR UPDATE
), noted AS (
  UPDATE reaction_tally AS t SET counted = fresh.sent, untold = false FROM fresh
  WHERE (t.event_id, t.person_id, t.page) = (fresh.event_id, fresh.person_id, fresh.page)
)
SELECT u.place::int, sum(coalesce(u.sent, 0) - coalesce(u.counted, 0))::int AS added
FROM fresh CROSS JOIN unnest(fresh.sent, fresh.counted) WITH ORDINALITY AS u (sent, counted, place)
GROUP BY u.place ORDER BY u.place`;

const ADD = `
INSERT INTO show_audience AS a (event_id, reactions) VALUES ($1, $2)
ON CONFLICT (event_id) DO UPDATE SET reactions = ARRAY(
  SELECT coalesce(u.before, 0) + coalesce(u.added, 0)
  FROM unnest(a.reactions, excluded.reactions) WITH ORDINALITY AS u (before, added, place) ORDER BY u.place)
RETURNING reactions`;

interface Added extends Record<string, unknown> {
  place: number;
  added: number;
}

/** Returns a row's numbers by kind. */
export const reactionCounts = (numbers: readonly number[]): ReactionCounts =>
  Object.fromEntries(REACTIONS.map((kind, place) => [kind, numbers[place] ?? 0])) as ReactionCounts;

/** Number of reactions of each kind. Each entry has the totals, so the last one is enough. */
export const reactions: FeedKind = {
  type: "reactions",
  subject: "of",
  gather: async (ctx, eventId) => {
    const rows = await ctx.sql<Added>("reactions_count", COUNT, [eventId]);
    const count = rows.reduce((sum, { added }) => sum + added, 0);
    const nothing = { happenings: [], note: async () => undefined };
    if (count === 0) return nothing;
    const added = REACTIONS.map((_, index) => rows.find(({ place }) => place === index + 1)?.added ?? 0);
    const [sums] = await ctx.sql<{ reactions: number[] }>("reactions_add", ADD, [eventId, added]);
    const body = { of: "show", counts: reactionCounts(sums?.reactions ?? added) };
    return { ...nothing, happenings: [{ body, count }] };
  },
  messagesFor: async (_, __, entries) =>
    new Map(
      entries.map(({ seq, at, body }) => {
        const counts = body.counts as ReactionCounts;
        const message: FeedMessage = { type: "reactions", seq, at: iso(at), counts };
        return [seq, { feed: [message], desk_feed: [message] }];
      }),
    ),
};

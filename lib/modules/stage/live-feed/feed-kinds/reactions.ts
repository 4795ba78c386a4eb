import { type FeedMessage, REACTIONS, type ReactionCounts } from "@/lib/live";
import { programsAmong } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { sign } from "@/lib/platform/security/crypto";
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
SELECT person_id AS person, ARRAY(
  SELECT coalesce(u.sent, 0) - coalesce(u.counted, 0)
  FROM unnest(sent, counted) WITH ORDINALITY AS u (sent, counted, place) ORDER BY place)::int[] AS added
FROM fresh`;

const ADD = `
INSERT INTO show_audience AS a (event_id, reactions) VALUES ($1, $2)
ON CONFLICT (event_id) DO UPDATE SET reactions = ARRAY(
  SELECT coalesce(u.before, 0) + coalesce(u.added, 0)
  FROM unnest(a.reactions, excluded.reactions) WITH ORDINALITY AS u (before, added, place) ORDER BY u.place)
RETURNING reactions`;

/** What one page has added. */
interface Added extends Record<string, unknown> {
  person: string;
  added: number[];
}

const ID_CHARS = 6;

/**
 * Returns who sent which reactions, without programs. People are under ids that only this installation could derive from who
 * they are, and that are the same in all entries of a show.
 */
async function whoReacted(
  ctx: Ctx,
  eventId: string,
  rows: readonly Added[],
): Promise<Record<string, string[]>> {
  const programs = await programsAmong(
    ctx,
    rows.map(({ person }) => person),
  );
  const who = REACTIONS.map((kind, place): [string, string[]] => {
    const people = new Set(rows.flatMap(({ person, added }) => ((added[place] ?? 0) > 0 ? person : [])));
    const ids = [...people].filter((person) => !programs.has(person));
    return [kind, ids.map((person) => sign("room", `reactions:${eventId}:${person}`, ID_CHARS))];
  });
  return Object.fromEntries(who.filter(([, ids]) => ids.length > 0));
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
    const added = REACTIONS.map((_, place) => rows.reduce((sum, row) => sum + (row.added[place] ?? 0), 0));
    const count = added.reduce((sum, one) => sum + one, 0);
    const nothing = { happenings: [], note: async () => undefined };
    if (count === 0) return nothing;
    const [sums] = await ctx.sql<{ reactions: number[] }>("reactions_add", ADD, [eventId, added]);
    const counts = reactionCounts(sums?.reactions ?? added);
    const body = { of: "show", counts, who: await whoReacted(ctx, eventId, rows) };
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

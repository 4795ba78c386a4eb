import type { AudienceAct } from "@/lib/clips/moments/audience-act";
import { AUDIENCE_ACTS, actsOf, programsOf } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";

const MS = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8 AS "atMs"`;

const ACTS = `
SELECT kind, ${MS("at")}, n AS count, by FROM (${AUDIENCE_ACTS}) did WHERE kind NOT IN ('reactions', 'votes')`;

const VOTES = `
SELECT 'votes' AS kind, ${MS("v.voted_at")}, 1 AS count, v.person_id AS by,
  jsonb_build_object('id', p.id, 'option', COALESCE(p.options[v.option + 1], '')) AS poll
FROM poll p JOIN poll_vote v ON v.poll_id = p.id WHERE p.event_id = $1 AND v.person_id <> ALL($2::text[])`;

/**
 * Each person's first of a kind in five seconds: a busy show has ten entries a second with thousands of people each. Entries of
 * earlier releases, without `who`, are only counted.
 */
const REACTIONS = `
WITH entry AS (
  SELECT at, count, NULLIF(body->'who', 'null') AS who FROM show_event WHERE event_id = $1 AND type = 'reactions'
), first AS (
  SELECT min(at) AS at, w.key AS reaction, p.by FROM entry
    CROSS JOIN LATERAL jsonb_each(who) w CROSS JOIN LATERAL jsonb_array_elements_text(w.value) p(by)
  GROUP BY w.key, p.by, floor(extract(epoch FROM at) / 5)
)
SELECT ${MS("at")}, 1 AS count, reaction, array_agg(by) AS people FROM first GROUP BY at, reaction
UNION ALL SELECT ${MS("at")}, count, NULL, NULL FROM entry WHERE who IS NULL`;

interface Reacted extends Record<string, unknown> {
  atMs: number;
  count: number;
  reaction: string | null;
  people: string[] | null;
}

/** Reads what a show's audience did, without programs. Times are milliseconds since 1970. */
export async function readActs(ctx: { sql: Sql }, eventId: string): Promise<AudienceAct[]> {
  const programs = await programsOf(ctx, eventId);
  type Row = AudienceAct & Record<string, unknown>;
  const acts = await ctx.sql<Row>("moments_acts", ACTS, actsOf(eventId, programs));
  const votes = await ctx.sql<Row>("moments_votes", VOTES, [eventId, programs.people]);
  const reacted = await ctx.sql<Reacted>("moments_reactions", REACTIONS, [eventId]);
  return [...acts, ...votes, ...reacted.flatMap(reactionsIn)];
}

function reactionsIn({ atMs, count, reaction, people }: Reacted): AudienceAct[] {
  if (reaction === null || people === null) return [{ atMs, kind: "reactions", count, by: null }];
  return people.map((by): AudienceAct => ({ atMs, kind: "reactions", count, by, reaction }));
}

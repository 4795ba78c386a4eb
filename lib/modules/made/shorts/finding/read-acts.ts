import type { AudienceAct } from "@/lib/clips/moments/audience-acts";
import { AUDIENCE_ACTS, actsOf, programsOf } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";

const MS = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8 AS "atMs"`;

const ACTS = `
SELECT kind, ${MS("at")}, n AS count, by FROM (${AUDIENCE_ACTS}) did WHERE kind <> 'reactions'`;

/** `who` is null in entries of earlier releases. */
const REACTIONS = `
SELECT ${MS("at")}, count, body->'who' AS who FROM show_event WHERE event_id = $1 AND type = 'reactions'`;

interface Reacted extends Record<string, unknown> {
  atMs: number;
  count: number;
  who: Record<string, string[]> | null;
}

/** Reads what a show's audience did, without programs. Times are milliseconds since 1970. */
export async function readActs(ctx: { sql: Sql }, eventId: string): Promise<AudienceAct[]> {
  const values = actsOf(eventId, await programsOf(ctx, eventId));
  const acts = await ctx.sql<AudienceAct & Record<string, unknown>>("moments_acts", ACTS, values);
  const reacted = await ctx.sql<Reacted>("moments_reactions", REACTIONS, [eventId]);
  return [...acts, ...reacted.flatMap(reactionsIn)];
}

function reactionsIn({ atMs, count, who }: Reacted): AudienceAct[] {
  if (!who) return [{ atMs, kind: "reactions", count, by: null }];
  return Object.values(who).flatMap((people) =>
    people.map((by): AudienceAct => ({ atMs, kind: "reactions", count: 1, by })),
  );
}

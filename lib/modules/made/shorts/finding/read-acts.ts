import type { AudienceAct } from "@/lib/clips/moments/audience-acts";
import { AUDIENCE_ACTS, actsOf, programsOf } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";

const ACTS = `
SELECT kind, (extract(epoch FROM at) * 1000)::float8 AS "atMs", n AS count, by FROM (${AUDIENCE_ACTS}) did`;

/** Reads what a show's audience did, without programs. Times are milliseconds since 1970. */
export const readActs = async (ctx: { sql: Sql }, eventId: string): Promise<AudienceAct[]> =>
  ctx.sql<AudienceAct & Record<string, unknown>>(
    "moments_acts",
    ACTS,
    actsOf(eventId, await programsOf(ctx, eventId)),
  );

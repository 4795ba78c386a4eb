import { appendEntries, lockStageRow } from "@/lib/modules/stage/show-ledger";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { FEED_KINDS } from "../feed-kinds";

interface Owner extends Record<string, unknown> {
  workspaceId: string;
  environment: Environment;
}

const OWNER = `SELECT workspace_id AS "workspaceId", environment FROM event WHERE id = $1`;

/** Sets the start position of a show's feeds, before its first entries. */
const BEGIN = `
INSERT INTO feed_publish (event_id, seen, feed, desk_feed) VALUES ($1, $2, $2, $2) ON CONFLICT (event_id) DO NOTHING`;

/**
 * Enters crowd activity in the show's ledger, with few entries for many actions. One process at a time, in
 * the order of the stage's lock.
 * @returns the number of entries
 */
export async function gatherFeed(eventId: string): Promise<number> {
  const [owner] = await sql<Owner>("feed_owner", OWNER, [eventId]);
  return owner ? asSystem("feed.gather", owner, (ctx) => gather(ctx, eventId)) : 0;
}

async function gather(ctx: Ctx, eventId: string): Promise<number> {
  const held = await lockStageRow(ctx, eventId);
  if (!held) return 0;
  let written = 0;
  for (const kind of FEED_KINDS) {
    const { happenings, note } = await kind.gather(ctx, eventId);
    if (happenings.length === 0) continue;
    if (written === 0) await ctx.sql("feed_begin", BEGIN, [eventId, held.seq]);
    const entries = happenings.map((happening) => ({ type: kind.type, ...happening }));
    await note(await appendEntries(ctx, eventId, entries));
    written += entries.length;
  }
  return written;
}

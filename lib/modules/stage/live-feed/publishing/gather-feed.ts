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

/** Where the feeds of a show begin to be sent, ahead of its first entries. */
const BEGIN = `
INSERT INTO feed_publish (event_id, seen, feed, desk_feed) VALUES ($1, $2, $2, $2) ON CONFLICT (event_id) DO NOTHING`;

/**
 * Writes what a crowd has done since into the show's ledger: few entries for many things. One of all processes at a
 * time, in the order in which they hold the stage.
 * @returns how many entries it wrote
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

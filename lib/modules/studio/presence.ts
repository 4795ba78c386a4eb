import type { Ctx } from "@/lib/operation/ctx";

/** A host or guest who is connected to the show room now. */
export interface ConnectedSpeaker extends Record<string, unknown> {
  identity: string;
  role: "host" | "guest";
  name: string;
  guest_id: string | null;
  joined_at: Date;
}

/** Hosts and guests in the room, by the room server's own reports; the earliest connection of each. */
export const connectedSpeakers = (ctx: Ctx, eventId: string): Promise<ConnectedSpeaker[]> =>
  ctx.sql<ConnectedSpeaker>(
    "presence_people",
    `SELECT DISTINCT ON (identity) identity, role, name, guest_id, joined_at FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND role IN ('host', 'guest') ORDER BY identity, joined_at`,
    [eventId],
  );

export async function isHostConnected(ctx: Ctx, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_host",
    `SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = 'host' LIMIT 1`,
    [eventId],
  );
  return rows.length > 0;
}

/** People of the audience in the room; somebody with two windows counts once. */
export async function countViewers(ctx: Ctx, eventId: string): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(
    "presence_viewers",
    `SELECT count(DISTINCT COALESCE(registration_id, identity))::int AS count FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND role = 'viewer'`,
    [eventId],
  );
  return row?.count ?? 0;
}

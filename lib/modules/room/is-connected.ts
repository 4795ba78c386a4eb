import type { Ctx } from "@/lib/operation/ctx";

/** Whether somebody of this identity is in the room of a show now, by the room server's own reports. */
export async function isConnected(ctx: Ctx, eventId: string, identity: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_identity",
    "SELECT 1 FROM presence WHERE event_id = $1 AND identity = $2 AND left_at IS NULL LIMIT 1",
    [eventId, identity],
  );
  return rows.length > 0;
}

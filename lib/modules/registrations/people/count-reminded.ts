import type { Ctx } from "@/lib/operation/ctx";

/** Counts the people whom a reminder would reach now: confirmed and not unsubscribed. */
export async function countReminded(ctx: Ctx, eventId: string): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(
    "people_reminded",
    `SELECT count(*)::int AS count FROM registration r
     WHERE r.event_id = $1 AND r.removed_at IS NULL AND r.state = 'confirmed' AND r.unsubscribed_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM suppression s WHERE s.workspace_id = $2 AND s.email_normal = r.email_normal)`,
    [eventId, ctx.workspaceId],
  );
  return row?.count ?? 0;
}

import type { Ctx } from "@/lib/operation/ctx";

/** Returns the IDs of people with a studio link who are in the room now. */
export async function connectedPersons(ctx: Ctx, eventId: string): Promise<Set<string>> {
  const rows = await ctx.sql<{ person_id: string }>(
    "studio_links_connected",
    `SELECT l.person_id FROM studio_link l WHERE l.event_id = $1 AND EXISTS (SELECT 1 FROM presence p
       WHERE p.event_id = $1 AND p.person_id = l.person_id AND p.left_at IS NULL)`,
    [eventId],
  );
  return new Set(rows.map(({ person_id }) => person_id));
}

import type { Ctx } from "@/lib/operation/ctx";

/** Returns the slugs of the emails' events by event ID. */
export async function slugsOf(
  ctx: Ctx,
  rows: readonly { eventId: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ eventId }) => (eventId ? [eventId] : [])))];
  if (ids.length === 0) return new Map();
  const events = await ctx.db.event.findMany({
    where: { id: { in: ids } },
    select: { id: true, slug: true },
  });
  return new Map(events.map(({ id, slug }) => [id, slug]));
}

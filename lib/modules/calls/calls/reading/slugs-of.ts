import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns the slugs of the shows that calls were read from, by the shows' ids. */
export async function slugsOf(
  ctx: Pick<Ctx, "db">,
  calls: readonly Pick<SalesCall, "eventId">[],
): Promise<Map<string, string>> {
  const ids = [...new Set(calls.flatMap(({ eventId }) => eventId ?? []))];
  if (ids.length === 0) return new Map();
  const shows = await ctx.db.event.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
  return new Map(shows.map(({ id, slug }) => [id, slug]));
}

import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

/**
 * Returns a filter for the series that the caller may see. Callers limited to clients or one show see the
 * series of their shows.
 */
export async function visibleSeries(ctx: Ctx): Promise<Prisma.SeriesWhereInput> {
  const { clientIds, eventId } = ctx.principal;
  if (clientIds.length === 0 && eventId === undefined) return ownedBy(ctx);
  const rows = await ctx.db.event.findMany({
    where: {
      ...ownedBy(ctx),
      series: { not: null },
      ...(clientIds.length > 0 ? { clientId: { in: [...clientIds] } } : {}),
      ...(eventId === undefined ? {} : { id: eventId }),
    },
    select: { series: true },
    distinct: ["series"],
  });
  return { ...ownedBy(ctx), slug: { in: rows.flatMap(({ series }) => series ?? []) } };
}

import type { Ctx } from "@/lib/operation/ctx";

/** Returns the ready decks of a show by their names. */
export async function readDeckNames(
  ctx: Pick<Ctx, "db">,
  eventId: string,
): Promise<{ id: string; name: string; pages: number }[]> {
  const rows = await ctx.db.presentation.findMany({
    where: { eventId, state: "ready", deletedAt: null },
    select: { id: true, name: true, pageCount: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, name, pageCount }) => ({ id, name, pages: pageCount ?? 0 }));
}

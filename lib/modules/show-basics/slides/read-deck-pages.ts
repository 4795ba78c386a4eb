import type { Ctx } from "@/lib/operation/ctx";

/** How many pages each deck of a show has that can be shown, by its id. */
export async function readDeckPages(ctx: Pick<Ctx, "db">, eventId: string): Promise<Map<string, number>> {
  const rows = await ctx.db.presentation.findMany({
    where: { eventId, state: "ready", deletedAt: null },
    select: { id: true, pageCount: true },
  });
  return new Map(rows.map(({ id, pageCount }) => [id, pageCount ?? 0]));
}

import type { Ctx } from "@/lib/operation/ctx";

/** Returns the number of pages of each ready deck of a show, by ID. */
export async function readDeckPages(ctx: Pick<Ctx, "db">, eventId: string): Promise<Map<string, number>> {
  const rows = await ctx.db.presentation.findMany({
    where: { eventId, state: "ready", deletedAt: null },
    select: { id: true, pageCount: true },
  });
  return new Map(rows.map(({ id, pageCount }) => [id, pageCount ?? 0]));
}

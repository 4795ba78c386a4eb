import type { TechnicalCheck } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns the newest technical check of each of these guests, by guest. */
export async function newestChecks(
  ctx: Ctx,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, TechnicalCheck>> {
  const rows = await ctx.db.technicalCheck.findMany({
    where: { guestId: { in: [...guestIds] } },
    distinct: ["guestId"],
    orderBy: [{ guestId: "asc" }, { createdAt: "desc" }, { id: "desc" }],
  });
  return new Map(rows.flatMap((row) => (row.guestId ? [[row.guestId, row] as const] : [])));
}

import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns the guests of an event in order. */
export const readRoster = (ctx: Pick<Ctx, "db">, eventId: string): Promise<Guest[]> =>
  ctx.db.guest.findMany({
    where: { eventId, deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });

import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";

/** Returns the caller's notetaker with its show. */
export async function findNotetaker(ctx: Ctx, id: string): Promise<Notetaker & { event: Event }> {
  return requireOwned(ctx, await ctx.db.notetaker.findUnique({ where: { id }, include: { event: true } }));
}

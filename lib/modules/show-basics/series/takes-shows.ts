import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

/** Returns whether a series accepts another show. Archived ones don't. */
export async function takesShows(ctx: Ctx, slug: string): Promise<boolean> {
  const found = await ctx.db.series.findFirst({ where: { ...ownedBy(ctx), slug } });
  return found?.status !== "archived";
}

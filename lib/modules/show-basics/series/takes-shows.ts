import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

/** Whether a series takes another show: archived ones do not. */
export async function takesShows(ctx: Ctx, slug: string): Promise<boolean> {
  const found = await ctx.db.series.findFirst({ where: { ...ownedBy(ctx), slug } });
  return found?.status !== "archived";
}

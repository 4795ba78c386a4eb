import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import { presentSeries } from "../present";
import type { SeriesDefaults } from "../schema";

/**
 * Prepares an event to join a series: the series must accept shows, and is created on first use.
 * @returns the defaults for a new show of it
 */
export async function joinSeries(ctx: Ctx, slug: string): Promise<SeriesDefaults> {
  const row = {
    id: ctx.newId("ser"),
    ...ownedBy(ctx),
    slug,
    name: slug,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const [made] = await ctx.db.series.createManyAndReturn({ data: [row], skipDuplicates: true });
  if (made) {
    ctx.record({
      subjectType: "series",
      subjectId: slug,
      action: "createSeries",
      after: presentSeries(made),
    });
    return {};
  }
  const found = await ctx.db.series.findFirst({ where: { ...ownedBy(ctx), slug } });
  if (found?.status === "archived")
    throw invalid({ series: "not_allowed" }, "This series is archived and accepts no more shows.");
  return (found?.defaults ?? {}) as SeriesDefaults;
}

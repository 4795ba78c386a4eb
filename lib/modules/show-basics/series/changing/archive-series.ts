import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { seriesContract } from "../contract";
import { lockSeries } from "../find-series";
import { presentSeries } from "../present";
import { requireWholeWorkspace } from "../whole-workspace";

export async function archiveSeries(
  ctx: Ctx,
  input: InputOf<typeof seriesContract.archiveSeries>,
): Promise<OutputOf<typeof seriesContract.archiveSeries>> {
  const series = await lockSeries(ctx, input.slug);
  requireWholeWorkspace(ctx);
  const before = presentSeries(series);
  const after =
    series.status === "archived"
      ? series
      : await ctx.db.series.update({
          where: { id: series.id },
          data: { status: "archived", version: series.version + 1, updatedAt: ctx.now },
        });
  const wire = presentSeries(after);
  ctx.record({ subjectType: "series", subjectId: series.slug, before, after: wire });
  ctx.meta.version = after.version;
  return wire;
}

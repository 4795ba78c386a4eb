import type { Prisma } from "@/lib/generated/prisma/client";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { seriesContract } from "../contract";
import { lockSeries } from "../find-series";
import { presentSeries } from "../present";
import { requireWholeWorkspace } from "../whole-workspace";

export async function updateSeries(
  ctx: Ctx,
  input: InputOf<typeof seriesContract.updateSeries>,
): Promise<OutputOf<typeof seriesContract.updateSeries>> {
  const series = await lockSeries(ctx, input.slug);
  requireWholeWorkspace(ctx);
  expectVersion(ctx, series.version);
  const before = presentSeries(series);
  const { name, description, defaults } = input;
  const changes = changesOf(series, { name, description, defaults } as Partial<typeof series>);
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.series.update({
        where: { id: series.id },
        data: { ...(changes as Prisma.SeriesUpdateInput), version: series.version + 1, updatedAt: ctx.now },
      })
    : series;
  const wire = presentSeries(after);
  ctx.record({ subjectType: "series", subjectId: series.slug, before, after: wire });
  ctx.meta.version = after.version;
  return wire;
}

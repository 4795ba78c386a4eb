import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { seriesContract } from "./contract";
import { findSeries } from "./find-series";
import { presentSeries } from "./present";

export async function getSeries(
  ctx: Ctx,
  input: InputOf<typeof seriesContract.getSeries>,
): Promise<OutputOf<typeof seriesContract.getSeries>> {
  const series = await findSeries(ctx, input.slug);
  ctx.meta.version = series.version;
  return presentSeries(series);
}

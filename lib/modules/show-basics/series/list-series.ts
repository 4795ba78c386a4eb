import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { seriesContract } from "./contract";
import { presentSeries } from "./present";
import { visibleSeries } from "./visible-series";

const COLUMNS = { created_at: "createdAt", name: "name", updated_at: "updatedAt" };

export async function listSeries(
  ctx: Ctx,
  input: InputOf<typeof seriesContract.listSeries>,
): Promise<OutputOf<typeof seriesContract.listSeries>> {
  const visible = await visibleSeries(ctx);
  const filter = {
    ...(input.status ? { status: input.status } : {}),
    ...(input.q ? { name: { contains: literalLike(input.q), mode: "insensitive" as const } } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.series.findMany({ where: { AND: [visible, filter, where] }, ...rest }),
    presentSeries,
  );
}

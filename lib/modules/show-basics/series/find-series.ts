import type { Series } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { visibleSeries } from "./visible-series";

/** Returns the caller's series by its slug. */
export async function findSeries(ctx: Ctx, slug: string): Promise<Series> {
  const found = await ctx.db.series.findFirst({ where: { AND: [await visibleSeries(ctx), { slug }] } });
  if (!found) throw notFound();
  return found;
}

/**
 * Does the same as `findSeries`, and locks the row until the transaction ends, for changes that depend on its
 * content.
 */
export async function lockSeries(ctx: Ctx, slug: string): Promise<Series> {
  await ctx.lock(
    "series_lock",
    `SELECT 1 FROM series WHERE slug = $1 AND workspace_id = $2 AND environment = $3::"Environment" FOR UPDATE`,
    [slug, ctx.workspaceId, ctx.environment],
  );
  return findSeries(ctx, slug);
}

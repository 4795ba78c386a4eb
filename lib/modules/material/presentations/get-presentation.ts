import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { presentationsContract } from "./contract";
import { findPresentation } from "./find-presentation";
import { presentPage, presentPresentation, readPlan } from "./present";

export async function getPresentation(
  ctx: Ctx,
  { slug, presentation_id }: InputOf<typeof presentationsContract.getPresentation>,
): Promise<OutputOf<typeof presentationsContract.getPresentation>> {
  const { event, row } = await findPresentation(ctx, slug, presentation_id);
  const pages = await ctx.db.presentationPage.findMany({
    where: { presentationId: row.id },
    orderBy: { number: "asc" },
  });
  ctx.meta.version = row.version;
  const plan = await readPlan(ctx, event.id);
  return { ...presentPresentation(slug, row, plan), pages: pages.map(presentPage) };
}

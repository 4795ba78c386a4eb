import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { stageControlContract } from "./contract";
import { presentProposal } from "./present-proposal";

export async function getStudioProposal(
  ctx: Ctx,
  { slug, proposal_id }: InputOf<typeof stageControlContract.getStudioProposal>,
): Promise<OutputOf<typeof stageControlContract.getStudioProposal>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.studioProposal.findUnique({ where: { id: proposal_id } });
  if (row?.eventId !== event.id) throw notFound();
  return presentProposal(row, ctx.realNow);
}

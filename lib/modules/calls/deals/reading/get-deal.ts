import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { dealsContract } from "../contract";
import { findDeal } from "./find-deal";
import { presentDeal } from "./present-deal";

export async function getDeal(
  ctx: Ctx,
  { deal_id }: InputOf<typeof dealsContract.getDeal>,
): Promise<OutputOf<typeof dealsContract.getDeal>> {
  const deal = await findDeal(ctx, deal_id);
  ctx.meta.version = deal.version;
  return presentDeal(deal, ctx.now);
}

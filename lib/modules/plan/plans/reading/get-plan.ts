import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { plansContract } from "../contract";
import { presentPlan } from "./present-plan";

export async function getPlan(
  ctx: Ctx,
  { slug }: InputOf<typeof plansContract.getPlan>,
): Promise<OutputOf<typeof plansContract.getPlan>> {
  const event = await findEvent(ctx, slug);
  return presentPlan(ctx, event, await ctx.db.plan.findUnique({ where: { eventId: event.id } }));
}

import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { planFromInput } from "@/lib/stage";
import type { plansContract } from "../contract";
import { presentPlan } from "../reading/present-plan";
import { changePlan } from "./change-plan";

export async function replacePlan(
  ctx: Ctx,
  { slug, segments, ticker, questions }: InputOf<typeof plansContract.replacePlan>,
): Promise<OutputOf<typeof plansContract.replacePlan>> {
  const given = planFromInput({ segments, ticker, questions }, () => ctx.newId("seg"));
  const { event, row } = await changePlan(
    ctx,
    slug,
    () => given,
    (plan) => ({ plan }),
  );
  return presentPlan(ctx, event, row);
}

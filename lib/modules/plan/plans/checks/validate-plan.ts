import { findEvent, lengthOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { planTimes } from "@/lib/stage";
import type { plansContract } from "../contract";
import { planOf } from "../plan-of";
import { findingsOf } from "./findings-of";

export async function validatePlan(
  ctx: Ctx,
  { slug, plan: given }: InputOf<typeof plansContract.validatePlan>,
): Promise<OutputOf<typeof plansContract.validatePlan>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const plan = given ?? planOf(row);
  const findings = await findingsOf(ctx, event, plan);
  return {
    valid: !findings.some(({ severity }) => severity === "error"),
    version: row?.version ?? 1,
    planned_sec: lengthOf(event),
    total_sec: planTimes(plan.segments).total,
    findings,
  };
}

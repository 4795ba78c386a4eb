import { isDeepStrictEqual } from "node:util";
import type { Event, Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";
import { lockPlan } from "../saving/lock-plan";
import { publishPlanChange } from "../saving/publish-plan-change";
import { savePlan } from "../saving/save-plan";

interface Changed {
  event: Event;
  before: Plan;
  row: PlanRow | null;
}

/**
 * Applies a person's change to a run of show: based on the version that they saw, in one transaction, with
 * one entry in the audit log. `audited` returns the content of that entry. A change without effect leaves
 * both versions unchanged.
 */
export async function changePlan(
  ctx: Ctx,
  slug: string,
  change: (plan: Plan) => Plan,
  audited: (plan: Plan) => unknown,
): Promise<Changed> {
  const { event, row } = await lockPlan(ctx, slug);
  expectVersion(ctx, row?.version ?? 1);
  const before = planOf(row);
  const after = change(before);
  if (isDeepStrictEqual(before, after)) {
    ctx.record({ subjectType: "plan", subjectId: slug, before: {}, after: {} });
    return { event, before, row };
  }
  const saved = await savePlan(ctx, event.id, { plan: after, source: "person" });
  ctx.record({ subjectType: "plan", subjectId: slug, before: audited(before), after: audited(after) });
  return { event: await publishPlanChange(ctx, event), before, row: saved.plan };
}

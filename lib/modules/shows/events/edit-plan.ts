import { isDeepStrictEqual } from "node:util";
import { planOf, savePlan } from "@/lib/modules/plan/plans";
import type { Ctx } from "@/lib/operation/ctx";
import { type Plan, type PlanInput, planFromInput } from "@/lib/stage";

interface PlanEdit {
  plan?: PlanInput | undefined;
  questions?: string[] | undefined;
}

/** Saves a person's run of show, or only their list of questions. Undefined if nothing changes. */
export async function editPlan(
  ctx: Ctx,
  eventId: string,
  edit: PlanEdit,
): Promise<{ before: Plan; after: Plan } | undefined> {
  if (edit.plan === undefined && edit.questions === undefined) return undefined;
  const before = planOf(await ctx.db.plan.findUnique({ where: { eventId } }));
  const given = edit.plan ? planFromInput(edit.plan, () => ctx.newId("seg")) : before;
  const after = { ...given, questions: edit.questions ?? given.questions };
  if (isDeepStrictEqual(before, after)) return undefined;
  await savePlan(ctx, eventId, { plan: after, source: "person" });
  return { before, after };
}

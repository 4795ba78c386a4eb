import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { Plan } from "@/lib/stage";
import type { plansContract } from "../contract";
import { presentPlan } from "../reading/present-plan";
import { changePlan } from "./change-plan";

const orderOf = ({ segments }: Plan): string[] => segments.map(({ id }) => id);

export async function reorderSegments(
  ctx: Ctx,
  { slug, segment_ids }: InputOf<typeof plansContract.reorderSegments>,
): Promise<OutputOf<typeof plansContract.reorderSegments>> {
  const { event, before, row } = await changePlan(
    ctx,
    slug,
    (plan) => inOrder(plan, segment_ids),
    (plan) => ({ segment_ids: orderOf(plan) }),
  );
  const plan = await presentPlan(ctx, event, row);
  return { plan, undo: { segment_ids: orderOf(before), expected_version: plan.version } };
}

function inOrder(plan: Plan, ids: readonly string[]): Plan {
  const left = new Map(plan.segments.map((segment) => [segment.id, segment]));
  const segments = ids.map((id, index) => {
    const segment = left.get(id);
    const was = ids.indexOf(id) < index;
    if (!segment) throw invalid({ [`segment_ids.${index}`]: was ? "duplicate" : "not_found" });
    left.delete(id);
    return segment;
  });
  if (left.size > 0)
    throw invalid({ segment_ids: "required" }, `Missing segments: ${[...left.keys()].join(", ")}.`);
  return { ...plan, segments };
}

import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { Plan, PlanSegment } from "@/lib/stage";
import type { plansContract } from "../contract";
import { planOf } from "../plan-of";
import { changePlan } from "./change-plan";

export async function setSegmentPoll(
  ctx: Ctx,
  { slug, segment_id, poll }: InputOf<typeof plansContract.setSegmentPoll>,
): Promise<OutputOf<typeof plansContract.setSegmentPoll>> {
  const { row } = await changePlan(
    ctx,
    slug,
    (plan) => {
      const found = requireSegment(plan, segment_id);
      return { ...plan, segments: plan.segments.map((one) => (one === found ? { ...one, poll } : one)) };
    },
    (plan) => ({ segment_id, poll: requireSegment(plan, segment_id).poll }),
  );
  return { segment: requireSegment(planOf(row), segment_id), version: row?.version ?? 1 };
}

function requireSegment(plan: Plan, id: string): PlanSegment {
  const segment = plan.segments.find((one) => one.id === id);
  if (!segment) throw notFound();
  return segment;
}

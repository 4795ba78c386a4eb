import { isDeepStrictEqual } from "node:util";
import type { PlanDraft as DraftRow, Event, Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { SignupCopy } from "@/lib/plan-writer";
import { type Plan, STAGE_LIMITS } from "@/lib/stage";
import type { plansContract } from "../contract";
import { tableDraft } from "../drafts/table-draft";
import { draftedPlan } from "../merging/drafted-plan";
import { editsOf } from "../merging/edits-of";
import { outlineOf } from "../outline-of";
import { planOf } from "../plan-of";
import { presentPlan } from "../reading/present-plan";
import { assignPeople } from "../saving/assign-people";
import { lockPlan } from "../saving/lock-plan";
import { publishPlanChange } from "../saving/publish-plan-change";
import { type PlanSource, savePlan } from "../saving/save-plan";

export async function decidePlanDraft(
  ctx: Ctx,
  { slug, action, draft_id }: InputOf<typeof plansContract.decidePlanDraft>,
): Promise<OutputOf<typeof plansContract.decidePlanDraft>> {
  const { event, row } = await lockPlan(ctx, slug);
  expectVersion(ctx, row?.version ?? 1);
  const draft = await ctx.db.planDraft.findUnique({ where: { eventId: event.id } });
  if (draft?.id !== draft_id) throw invalid({ draft_id: "not_found" });
  if (draft.status === "writing" || (action === "take" && draft.status !== "ready"))
    throw stateConflict(draft.status, "The draft isn't ready.");
  const fromTable = action === "take" ? tableDraft(draft, planOf(row)) : null;
  if (action === "take" && !fromTable && row && !draftedPlan(row, planOf(draft), draft.keepEdits))
    throw stateConflict(
      "ready",
      "The draft can't be combined with your edits. Generate it with `keep_edits: false`.",
    );
  await ctx.db.planDraft.delete({ where: { id: draft_id } });
  if (action === "discard") {
    ctx.record({ subjectType: "plan_draft", subjectId: draft_id, after: { status: "discarded" } });
    return presentPlan(ctx, event, row);
  }
  return fromTable ? takeTable(ctx, event, row, { draft_id, plan: fromTable }) : take(ctx, event, draft);
}

/** A table counts as a person's edit. */
async function takeTable(
  ctx: Ctx,
  event: Event,
  row: PlanRow | null,
  { draft_id, plan }: { draft_id: string; plan: Plan },
) {
  if (plan.segments.length > STAGE_LIMITS.scenes)
    throw invalid(
      { draft_id: "too_many" },
      `With other people's additions, there are more than ${STAGE_LIMITS.scenes} segments.`,
    );
  const before = planOf(row);
  if (isDeepStrictEqual(before, plan)) {
    ctx.record({ subjectType: "plan", subjectId: event.slug, before: {}, after: {} });
    return presentPlan(ctx, event, row);
  }
  const saved = await savePlan(ctx, event.id, { plan, source: "person" });
  ctx.record({
    subjectType: "plan",
    subjectId: event.slug,
    before: { plan: before },
    after: { plan, draft_id },
  });
  return presentPlan(ctx, await publishPlanChange(ctx, event), saved.plan);
}

async function take(ctx: Ctx, event: Event, draft: DraftRow) {
  const outline = outlineOf(draft);
  const plan = planOf(draft);
  const before: PlanRow | null = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const { plan: row, applied } = await savePlan(ctx, event.id, {
    plan: { ...plan, segments: await assignPeople(ctx, event.id, outline, plan.segments) },
    source: draft.source as PlanSource,
    status: "ready",
    signup: draft.signup as unknown as SignupCopy,
    note: draft.note,
    keepEdits: draft.keepEdits,
    ...(outline ? { outline } : {}),
  });
  ctx.record({
    subjectType: "plan",
    subjectId: event.slug,
    before: { plan: planOf(before) },
    after: { plan: planOf(row), draft_id: draft.id, applied, kept: editsOf(row) },
  });
  return presentPlan(ctx, applied ? await publishPlanChange(ctx, event) : event, row);
}

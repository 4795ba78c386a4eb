import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { plansContract } from "../contract";
import { draftFacts } from "../drafts/present-draft";
import { requireNoWriting } from "../drafts/require-no-writing";
import { lockPlan } from "../saving/lock-plan";
import { draftPlanJob } from "./draft-plan-job";

export async function generatePlan(
  ctx: Ctx,
  { slug, brief, keep_edits }: InputOf<typeof plansContract.generatePlan>,
): Promise<OutputOf<typeof plansContract.generatePlan>> {
  const { event, row } = await lockPlan(ctx, slug);
  if (event.state === "cancelled")
    throw stateConflict(event.state, "A cancelled event's run of show can't be generated.");
  await requireNoWriting(ctx, row);
  if (!row) await ctx.db.plan.create({ data: { eventId: event.id, updatedAt: ctx.now } });
  const id = ctx.newId("pld");
  const jobId = ctx.enqueue(
    draftPlanJob,
    { event_id: event.id, draft_id: id, reservation_id: ctx.reservation?.id },
    { subject: event.id, dedupeKey: `plan.draft:${id}` },
  );
  ctx.reservation?.handOver();
  await ctx.db.planDraft.deleteMany({ where: { eventId: event.id } });
  const draft = await ctx.db.planDraft.create({
    data: {
      id,
      eventId: event.id,
      jobId,
      brief: brief ?? null,
      keepEdits: keep_edits,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  ctx.record({ subjectType: "plan_draft", subjectId: id, after: { event_slug: slug, keep_edits } });
  return { ...draftFacts(draft, null), changes: [], fits: true };
}

import type { PlanDraft as DraftRow, Job, Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { type Plan, planDifference, STAGE_LIMITS } from "@/lib/stage";
import { draftedPlan } from "../merging/drafted-plan";
import { outlineOf } from "../outline-of";
import { planOf } from "../plan-of";
import type { PlanDraftWire } from "../schema";
import { knownAssignees } from "./known-assignees";
import { tableDraft } from "./table-draft";

/** Presents the draft of a run of show, with the changes that accepting it would make now. */
export async function presentDraft(ctx: Ctx, row: PlanRow | null): Promise<PlanDraftWire | null> {
  const draft = row && (await ctx.db.planDraft.findUnique({ where: { eventId: row.eventId } }));
  if (!draft) return null;
  const job = await ctx.db.job.findUnique({ where: { id: draft.jobId } });
  const next = draft.status === "ready" ? await planAfter(ctx, row, draft) : undefined;
  return {
    ...draftFacts(draft, job),
    changes: next ? planDifference(planOf(row), next) : [],
    fits: next !== null && (next === undefined || next.segments.length <= STAGE_LIMITS.scenes),
  };
}

/** Returns the run of show after accepting a draft. Null if it can't be combined with people's edits. */
async function planAfter(ctx: Ctx, row: PlanRow, draft: DraftRow): Promise<Plan | null> {
  const fromTable = tableDraft(draft, planOf(row));
  if (fromTable) return fromTable;
  const plan = planOf(draft);
  const segments = await knownAssignees(ctx, row.eventId, plan.segments);
  return draftedPlan(row, { ...plan, segments }, draft.keepEdits)?.plan ?? null;
}

/** Presents a draft without comparing it to the run of show. */
export const draftFacts = (draft: DraftRow, job: Job | null): Omit<PlanDraftWire, "changes" | "fits"> => ({
  id: draft.id,
  status: statusOf(draft, job),
  job_id: draft.jobId || null,
  stage: job?.stage ?? "",
  progress: job?.progress ?? 0,
  keep_edits: draft.keepEdits,
  source: draft.source as PlanDraftWire["source"],
  note: draft.note,
  outline: outlineOf(draft),
  created_at: iso(draft.createdAt),
});

const ENDED: readonly string[] = ["succeeded", "failed", "cancelled"];

/** A draft whose job ended without writing it, for example because an operator cancelled it, has failed. */
const statusOf = ({ status }: DraftRow, job: Job | null): PlanDraftWire["status"] =>
  status === "writing" && job && ENDED.includes(job.state) ? "failed" : (status as PlanDraftWire["status"]);

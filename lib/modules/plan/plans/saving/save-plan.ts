import { type Plan as PlanRow, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline, SignupCopy } from "@/lib/plan-writer";
import type { Plan } from "@/lib/stage";
import { type DraftedPlan, draftedPlan } from "../merging/drafted-plan";
import { planOf } from "../plan-of";

export type PlanStatus = "none" | "generating" | "ready" | "failed";
export type PlanSource = "template" | "ai" | "rules" | "person";

export interface PlanChange {
  plan: Plan;
  source: PlanSource;
  /** Defaults to `ready`. A person's edit while the draft is being written leaves `generating`. */
  status?: PlanStatus;
  signup?: SignupCopy;
  /** Why the draft is weaker than requested, for people. Null clears an earlier note. */
  note?: string | null;
  /** What was understood of the brief. Stored even if the draft isn't applied. */
  outline?: Outline;
  /** If false, a draft replaces people's edits too. Then nothing counts as edited. */
  keepEdits?: boolean;
}

/**
 * Saves a run of show in the caller's transaction, under a lock on the plan's row. A person's edit marks it
 * as edited. From then on, a generated draft (`ai`, `rules`) keeps people's edits. `applied` is false if it
 * doesn't fit: then only status, note and outline are stored.
 */
export async function savePlan(
  ctx: Ctx,
  eventId: string,
  change: PlanChange,
): Promise<{ plan: PlanRow; applied: boolean }> {
  await ctx.db.plan.createMany({ data: { eventId, updatedAt: ctx.now }, skipDuplicates: true });
  await ctx.sql("plan_lock", "SELECT 1 FROM plan WHERE event_id = $1 FOR UPDATE", [eventId]);
  const row = await ctx.db.plan.findUniqueOrThrow({ where: { eventId } });
  const byPerson = change.source === "person";
  const next = byPerson ? personal(row, change.plan) : draftedPlan(row, change.plan, change.keepEdits);
  const status = change.status ?? (byPerson && row.status === "generating" ? "generating" : "ready");
  const plan = await ctx.db.plan.update({
    where: { eventId },
    data: {
      ...(next ? { ...contentsOf(next), source: change.source, version: row.version + 1 } : {}),
      ...(next && change.signup ? { signup: { ...change.signup } } : {}),
      ...(byPerson ? { editedAt: ctx.now } : {}),
      ...(next?.written === null ? { editedAt: null } : {}),
      status,
      ...(change.note !== undefined ? { note: change.note } : {}),
      ...(change.outline ? { outline: change.outline as unknown as Prisma.InputJsonValue } : {}),
      updatedAt: ctx.now,
    },
  });
  return { plan, applied: next !== null };
}

/** The content before the first edit is the base for recognizing edits. */
const personal = (row: PlanRow, plan: Plan): DraftedPlan =>
  row.editedAt === null ? { plan, written: planOf(row) } : { plan };

const contentsOf = ({ plan, written }: DraftedPlan) => ({
  segments: plan.segments as unknown as Prisma.InputJsonValue,
  ticker: plan.ticker,
  questions: plan.questions,
  ...(written ? { written: written as unknown as Prisma.InputJsonValue } : {}),
  ...(written === null ? { written: Prisma.DbNull } : {}),
});

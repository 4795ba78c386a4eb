import type { Plan as PlanRow, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline, SignupCopy } from "@/lib/plan-writer";
import type { Plan } from "@/lib/stage";

export type PlanStatus = "none" | "generating" | "ready" | "failed";
export type PlanSource = "template" | "ai" | "rules" | "person";

export interface PlanChange {
  plan: Plan;
  source: PlanSource;
  /** Defaults to `ready`; a person's edit while the draft is being written stays `generating`. */
  status?: PlanStatus;
  signup?: SignupCopy;
  /** Why the draft is weaker than asked, for people; null takes an older note away. */
  note?: string | null;
  /** What was understood of the brief. It is kept also where a person's plan stays. */
  outline?: Outline;
}

/**
 * Puts a run of show in place, in the caller's transaction and under a lock on the plan's row.
 * A person's edit marks it as edited; from then on written drafts (`ai`, `rules`) no longer replace the
 * contents: only status and note are kept, and `applied` is false.
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
  const applied = byPerson || row.editedAt === null;
  const status = change.status ?? (byPerson && row.status === "generating" ? "generating" : "ready");
  const contents = {
    source: change.source,
    segments: change.plan.segments as unknown as Prisma.InputJsonValue,
    ticker: change.plan.ticker,
    questions: change.plan.questions,
    ...(change.signup ? { signup: { ...change.signup } } : {}),
    ...(byPerson ? { editedAt: ctx.now } : {}),
    version: row.version + 1,
  };
  const plan = await ctx.db.plan.update({
    where: { eventId },
    data: {
      ...(applied ? contents : {}),
      status,
      ...(change.note !== undefined ? { note: change.note } : {}),
      ...(change.outline ? { outline: change.outline as unknown as Prisma.InputJsonValue } : {}),
      updatedAt: ctx.now,
    },
  });
  return { plan, applied };
}

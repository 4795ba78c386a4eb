import type { Event, Plan as PlanRow, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";
import type { PlanDraftWire } from "../schema";
import { presentDraft } from "./present-draft";
import { requireNoWriting } from "./require-no-writing";

/**
 * Stores a run of show edited elsewhere as the draft, based on the current one. The caller has locked both.
 */
export async function saveTableDraft(
  ctx: Ctx,
  event: Event,
  row: PlanRow | null,
  plan: Plan,
): Promise<PlanDraftWire> {
  await requireNoWriting(ctx, row);
  const stored = row ?? (await ctx.db.plan.create({ data: { eventId: event.id, updatedAt: ctx.now } }));
  const id = ctx.newId("pld");
  await ctx.db.planDraft.deleteMany({ where: { eventId: event.id } });
  await ctx.db.planDraft.create({
    data: {
      id,
      eventId: event.id,
      jobId: "",
      status: "ready",
      source: "person",
      ...(plan as unknown as Record<keyof Plan, Prisma.InputJsonValue>),
      base: planOf(stored) as unknown as Prisma.InputJsonValue,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  ctx.record({
    subjectType: "plan_draft",
    subjectId: id,
    after: { event_slug: event.slug, source: "person", segments: plan.segments.length },
  });
  const draft = await presentDraft(ctx, stored);
  if (!draft) throw new Error("the draft that was just kept is gone");
  return draft;
}

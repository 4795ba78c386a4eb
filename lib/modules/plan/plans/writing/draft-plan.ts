import type { PlanDraft as DraftRow, Event, Prisma } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline, PlanBrief, PlanDraft } from "@/lib/plan-writer";
import { endReservations } from "@/lib/platform/money/budget";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { editsOf } from "../merging/edits-of";
import { planFrom } from "./plan-from";
import { readPlanBrief } from "./write-plan";

interface Wanted {
  event_id: string;
  draft_id: string;
}

/** Returns the brief for the draft. Null if the draft is no longer wanted. */
export async function readDraftBrief(ctx: Ctx, wanted: Wanted): Promise<PlanBrief | null> {
  const draft = await ctx.db.planDraft.findUnique({ where: { id: wanted.draft_id } });
  const brief = draft?.status === "writing" ? await readPlanBrief(ctx, wanted.event_id) : null;
  return brief && { ...brief, brief: draft?.brief ?? brief.brief };
}

interface Written {
  draft: PlanDraft;
  kind: "ai" | "rules";
  writer: string;
  note: string | null;
  outline: Outline;
}

/**
 * Stores the draft next to the run of show and emits its event. Undefined if another draft has replaced it.
 */
export async function saveDraft(ctx: Ctx, wanted: Wanted, written: Written): Promise<Event | undefined> {
  const event = await lockDraft(ctx, wanted);
  if (!event) return undefined;
  const { segments, ticker, questions } = planFrom(ctx, written.draft);
  await ctx.db.planDraft.update({
    where: { id: wanted.draft_id },
    data: {
      status: "ready",
      source: written.kind,
      writer: written.writer,
      note: written.note,
      segments: segments as unknown as Prisma.InputJsonValue,
      ticker,
      questions,
      signup: { ...written.draft.signup },
      outline: written.outline as unknown as Prisma.InputJsonValue,
      updatedAt: ctx.now,
    },
  });
  const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  ctx.record({
    subjectType: "plan_draft",
    subjectId: wanted.draft_id,
    after: { status: "ready", writer: written.writer },
  });
  emitForEvent(ctx, "plan.ready", event, {
    draft_id: wanted.draft_id,
    source: written.kind,
    applied: false,
    kept: editsOf(row).length,
    segments: segments.length,
    note: written.note,
    starts_at: isoOrNull(event.startsAt),
  });
  return event;
}

/** Ends a failed draft. The run of show stays and the price is refunded. */
export async function failDraft(
  ctx: Ctx,
  wanted: Wanted & { reservation_id?: string | undefined },
  reason: string,
): Promise<void> {
  const event = await lockDraft(ctx, wanted);
  const note = reason.slice(0, 500);
  if (event) {
    await ctx.db.planDraft.update({
      where: { id: wanted.draft_id },
      data: { status: "failed", note, updatedAt: ctx.now },
    });
    ctx.record({ subjectType: "plan_draft", subjectId: wanted.draft_id, after: { status: "failed", note } });
    emitForEvent(ctx, "plan.failed", event, { draft_id: wanted.draft_id, reason: note });
  }
  // Last, because it locks the budget until the commit.
  if (wanted.reservation_id) await endReservations([{ id: wanted.reservation_id, settledMicros: null }]);
}

/** Returns the event of a draft that is still wanted. The event is locked first, as everywhere. */
async function lockDraft(ctx: Ctx, { event_id, draft_id }: Wanted): Promise<Event | null> {
  await ctx.sql("draft_event_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [event_id]);
  const draft: DraftRow | null = await ctx.db.planDraft.findUnique({ where: { id: draft_id } });
  return draft?.status === "writing" ? ctx.db.event.findUnique({ where: { id: event_id } }) : null;
}

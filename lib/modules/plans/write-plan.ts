import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline } from "@/lib/plan-writer/outline";
import { earnReservation, endReservations } from "@/lib/platform/money/budget";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { detectLanguage } from "@/lib/platform/text/detect-language";
import type { PlanBrief, PlanDraft, PlanWriter, WrittenPlan } from "@/lib/providers/llm";
import type { Plan } from "@/lib/stage";
import { emitForEvent, givenSeconds } from "../event-record";
import { assignPeople } from "./assign-people";
import { savePlan } from "./save-plan";

const DEFAULT_SECONDS = 3_600;

/** What the writer needs to know, or null when the event no longer wants a plan. */
export async function readPlanBrief(ctx: Ctx, eventId: string): Promise<PlanBrief | null> {
  const event = await ctx.db.event.findUnique({
    where: { id: eventId },
    include: { client: true, guests: { where: { deletedAt: null }, orderBy: { position: "asc" } } },
  });
  if (event?.client.status !== "active" || event.state === "archived" || event.state === "cancelled")
    return null;
  const host = event.host as { name?: string };
  return {
    title: event.title,
    brief: event.brief || event.description,
    language: saidLanguage(event),
    seconds: Math.max(60, givenSeconds(event) ?? DEFAULT_SECONDS),
    hostName: host.name ?? null,
    guests: event.guests.map(({ id, name, title, company, intro }) => ({ id, name, title, company, intro })),
  };
}

/** The event's language; null where English only stands in for one that the brief does not tell by its words. */
const saidLanguage = ({ language, brief }: Event): string | null =>
  language === "en" && detectLanguage(brief) === undefined ? null : language;

/** Asks the writer, and the built-in planner when it fails: there is always a plan, with a note when it is weaker. */
export async function writeDraft(
  brief: PlanBrief,
  writer: PlanWriter,
  fallback: PlanWriter,
): Promise<WrittenPlan & { kind: "ai" | "rules"; note: string | null }> {
  try {
    return { ...(await writer.write(brief)), kind: writer.kind, note: null };
  } catch (error) {
    if (writer === fallback) throw error;
    const why = error instanceof Error ? error.message : "It failed.";
    return {
      ...(await fallback.write(brief)),
      kind: fallback.kind,
      note: `Written by the built-in planner. ${why}`.slice(0, 500),
    };
  }
}

/** Puts the written draft in place unless a person edited the plan meanwhile, and tells webhooks. */
export async function applyDraft(
  ctx: Ctx,
  eventId: string,
  written: {
    draft: PlanDraft;
    kind: "ai" | "rules";
    writer: string;
    note: string | null;
    outline?: Outline | null;
  },
): Promise<{ clientId: string } | undefined> {
  const event = await ctx.db.event.findUnique({ where: { id: eventId } });
  if (!event) return undefined;
  const segments = await assignPeople(ctx, eventId, written.outline, written.draft.segments);
  const { plan, applied } = await savePlan(ctx, eventId, {
    plan: planFrom(ctx, { ...written.draft, segments }),
    source: written.kind,
    status: "ready",
    signup: written.draft.signup,
    note: written.note,
  });
  ctx.record({
    subjectType: "plan",
    subjectId: eventId,
    after: { status: "ready", writer: written.writer, applied, version: plan.version },
  });
  emitForEvent(ctx, "plan.ready", event, {
    source: plan.source,
    applied,
    segments: written.draft.segments.length,
    note: written.note,
    starts_at: isoOrNull(event.startsAt),
  });
  return { clientId: event.clientId };
}

/** Takes the price of a plan that was put in place. Last of its transaction: until the commit it locks the budget. */
export async function takePlanPrice(ctx: Ctx, reservationId: string, clientId: string): Promise<void> {
  await earnReservation({
    reservationId,
    requestId: ctx.requestId,
    operationId: "plan.write",
    clientId,
  });
}

function planFrom(ctx: Ctx, draft: PlanDraft): Plan {
  return {
    segments: draft.segments.map((segment) => ({
      ...segment,
      id: ctx.newId("seg"),
      layout: null,
      slide: null,
    })),
    ticker: draft.ticker,
    questions: draft.questions,
  };
}

/** The template stays; the price goes back. */
export async function failPlan(
  ctx: Ctx,
  eventId: string,
  reservationId: string | undefined,
  reason: string,
): Promise<void> {
  const note = reason.slice(0, 500);
  const event = await ctx.db.event.findUnique({ where: { id: eventId } });
  if (event) {
    const { count } = await ctx.db.plan.updateMany({
      where: { eventId, status: "generating" },
      data: { status: "failed", note, updatedAt: ctx.now },
    });
    if (count > 0) {
      ctx.record({ subjectType: "plan", subjectId: eventId, after: { status: "failed", note } });
      emitForEvent(ctx, "plan.failed", event, { reason: note });
    }
  }
  // Last: until the commit it locks the budget.
  if (reservationId) await endReservations([{ id: reservationId, settledMicros: null }]);
}

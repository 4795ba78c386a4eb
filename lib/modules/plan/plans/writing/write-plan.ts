import type { Guest } from "@/lib/generated/prisma/client";
import { emitForEvent, givenSeconds } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import {
  clip,
  type Outline,
  type PlanBrief,
  type PlanDraft,
  type PlanGuest,
  readOutline,
} from "@/lib/plan-writer";
import { earnReservation, endReservations } from "@/lib/platform/money/budget";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { PlanWriter, WrittenPlan } from "@/lib/providers/llm";
import { editsOf } from "../merging/edits-of";
import { outlineOf } from "../outline-of";
import { assignPeople } from "../saving/assign-people";
import { savePlan } from "../saving/save-plan";
import { planFrom } from "./plan-from";

/**
 * Returns what the writer needs to know for a new event's plan, and locks the event. Null if the event no longer needs one,
 * or an earlier run of the job has written it.
 */
export async function lockUnwritten(ctx: Ctx, eventId: string): Promise<PlanBrief | null> {
  await ctx.sql("unwritten_plan_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [eventId]);
  const plan = await ctx.db.plan.findUnique({ where: { eventId }, select: { status: true } });
  return plan?.status === "generating" ? readPlanBrief(ctx, eventId) : null;
}

/** Returns what the writer needs to know. Null if the event no longer needs a plan. */
export async function readPlanBrief(ctx: Ctx, eventId: string): Promise<PlanBrief | null> {
  const event = await ctx.db.event.findUnique({
    where: { id: eventId },
    include: {
      client: true,
      plan: { select: { outline: true } },
      guests: { where: { deletedAt: null }, orderBy: { position: "asc" } },
    },
  });
  if (event?.client.status !== "active" || event.state === "archived" || event.state === "cancelled")
    return null;
  const host = event.host as { name?: string };
  return {
    title: event.title,
    brief: event.brief || event.description,
    // The show keeps a language that the planner doesn't support: the outline stores it.
    language: (event.language === "en" ? outlineOf(event.plan)?.asked_language : null) ?? event.language,
    seconds: lengthOf(givenSeconds(event)),
    hostName: host.name ?? null,
    guests: event.guests.map(planGuest),
  };
}

const lengthOf = (seconds: number | null): number | null => (seconds === null ? null : Math.max(60, seconds));

const TOPIC_MEMBERS = ["topic", "talk", "subject", "session"] as const;

/** Returns a guest for the planner. Their topic may be in one of the caller's own fields. */
export function planGuest({ id, name, title, company, intro, emcee, extras }: Guest): PlanGuest {
  const own = (extras ?? {}) as Record<string, unknown>;
  const topic = TOPIC_MEMBERS.map((member) => own[member]).find(
    (value) => typeof value === "string" && value.trim() !== "",
  );
  return {
    id,
    name,
    title,
    company,
    intro,
    emcee,
    topic: typeof topic === "string" ? clip(topic.trim(), 120) : "",
  };
}

/**
 * Uses the AI writer, or the built-in planner if it fails. So there is always a plan, with a note if it is
 * weaker.
 */
export async function writeDraft(
  brief: PlanBrief,
  writer: PlanWriter,
  fallback: PlanWriter,
): Promise<WrittenPlan & { kind: "ai" | "rules"; note: string | null; outline: Outline }> {
  const outline = readOutline(brief);
  try {
    return { ...(await writer.write(brief, outline)), kind: writer.kind, note: noteOf(outline), outline };
  } catch (error) {
    if (writer === fallback) throw error;
    const why = error instanceof Error ? error.message : "The configured model failed.";
    return {
      ...(await fallback.write(brief, outline)),
      kind: fallback.kind,
      note: noteOf(outline, `Written by the built-in planner. ${why}`),
      outline,
    };
  }
}

/** Returns why the plan isn't quite what was requested. Null if it is. */
export const noteOf = ({ notes = [] }: Outline, ...first: string[]): string | null =>
  [...first, ...notes].join(" ").slice(0, 500) || null;

/** Applies the generated draft, keeps edits that people made in the meantime, and emits its event. */
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
    ...(written.outline ? { outline: written.outline } : {}),
  });
  ctx.record({
    subjectType: "plan",
    subjectId: event.slug,
    after: {
      status: "ready",
      writer: written.writer,
      applied,
      version: plan.version,
      ...(plan.editedAt ? { kept: editsOf(plan) } : {}),
    },
  });
  emitForEvent(ctx, "plan.ready", event, {
    source: plan.source,
    applied,
    kept: editsOf(plan).length,
    segments: written.draft.segments.length,
    note: written.note,
    starts_at: isoOrNull(event.startsAt),
  });
  return { clientId: event.clientId };
}

/**
 * Charges the price of an applied plan. Call it last in the transaction, because it locks the budget until
 * the commit.
 */
export async function takePlanPrice(ctx: Ctx, reservationId: string, clientId: string): Promise<void> {
  await earnReservation({
    reservationId,
    requestId: ctx.requestId,
    operationId: "plan.write",
    clientId,
  });
}

/** Ends a failed plan. The template stays and the price is refunded. */
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
      ctx.record({ subjectType: "plan", subjectId: event.slug, after: { status: "failed", note } });
      emitForEvent(ctx, "plan.failed", event, { reason: note });
    }
  }
  // Last, because it locks the budget until the commit.
  if (reservationId) await endReservations([{ id: reservationId, settledMicros: null }]);
}

import type { Ctx } from "@/lib/operation/ctx";
import type { Outline } from "@/lib/plan-writer/outline";
import { nameKey, proposeGuests } from "../guests";

/**
 * Gives parts of a run of show that is being put in place to people by their ids: those whom the brief names are
 * proposed for the roster first. A plan that a person edited stays, and so do those who were proposed for it.
 */
export async function assignPeople<Part extends { assignee: string | null }>(
  ctx: Ctx,
  eventId: string,
  outline: Outline | null | undefined,
  parts: readonly Part[],
): Promise<Part[]> {
  const ids = outline ? await assignableFor(ctx, eventId, outline) : new Map<string, string>();
  return parts.map((part) => ({ ...part, assignee: assigneeOf(part.assignee, ids) }));
}

async function assignableFor(
  ctx: Ctx,
  eventId: string,
  outline: Outline,
): Promise<ReadonlyMap<string, string>> {
  // Before the plan is looked at: whoever edits it holds this lock.
  await ctx.sql("plan_event_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [eventId]);
  const current = await ctx.db.plan.findUnique({ where: { eventId }, select: { editedAt: true } });
  return current?.editedAt ? new Map() : proposeGuests(ctx, eventId, outline.people);
}

/** A name becomes the id of whom it names, and nobody where that is nobody who can be assigned. */
function assigneeOf(given: string | null, ids: ReadonlyMap<string, string>): string | null {
  if (given === null || given === "host" || given.startsWith("gst_")) return given;
  return ids.get(nameKey(given)) ?? null;
}

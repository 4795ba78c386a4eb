import type { Plan } from "@/lib/generated/prisma/client";
import { nameKey, proposeGuests } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline } from "@/lib/plan-writer/outline";
import { editsOf } from "../merging/edits-of";
import { planOf } from "../plan-of";
import { writtenOf } from "../written-of";

/**
 * Assigns segments of a run of show that is about to be saved to people by ID. People named in the brief are
 * proposed for the roster first. People assigned to a segment that someone edited stay proposed, because that
 * segment stays.
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
  // Before reading the plan, because its editors hold this lock.
  await ctx.sql("plan_event_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [eventId]);
  const row = await ctx.db.plan.findUnique({ where: { eventId } });
  if (row?.editedAt && isAllTheirs(row)) return new Map();
  const edited = new Set(editsOf(row).map(({ segment_id }) => segment_id));
  const kept = planOf(row).segments.flatMap(({ id, assignee }) =>
    edited.has(id) && assignee !== null ? [assignee] : [],
  );
  return proposeGuests(ctx, eventId, outline.people, new Set(kept));
}

/** True if nothing generated is left: then no draft applies and no one is proposed for one. */
function isAllTheirs(row: Plan): boolean {
  const there = new Set(planOf(row).segments.map(({ id }) => id));
  return !writtenOf(row)?.segments.some(({ id }) => there.has(id));
}

/** Turns a name into the person's ID, or null if no one with that name can be assigned. */
function assigneeOf(given: string | null, ids: ReadonlyMap<string, string>): string | null {
  if (given === null || given === "host" || given.startsWith("gst_")) return given;
  return ids.get(nameKey(given)) ?? null;
}

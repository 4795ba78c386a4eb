import type { Event, Registration } from "@/lib/generated/prisma/client";
import { queueConfirmation } from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { auditRegistration } from "../audit-registration";
import { emitRegistrationChange } from "../emit-registration-change";
import { countTaken } from "../places-taken";
import { offerPlacesJob } from "./offer-places-job";

/** Maximum number of offers per transaction: each sends an email and emits an event. */
const BATCH = 50;
/** Applies even shortly before the show and while it is on. */
const MIN_MINUTES = 15;

/**
 * Takes back expired held places and offers free places to the next in line. Requeues itself while there is
 * more to offer, and for when the first held place expires.
 */
export async function offerPlaces(eventId: string): Promise<{ lapsed: number; offered: number }> {
  const owner = await db().event.findUnique({ where: { id: eventId } });
  if (!owner) return { lapsed: 0, offered: 0 };
  return asSystem("registrations.offer-places", owner, async (ctx) => {
    await ctx.lock("event_count", "SELECT 1 FROM event WHERE id = $1 FOR NO KEY UPDATE", [eventId]);
    const event = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
    const lapsed = await lapse(ctx, event);
    if (!offers(event, ctx.now)) return { lapsed, offered: 0 };
    const next = await nextInLine(ctx, event, await free(ctx, event));
    const until = heldUntil(event, ctx.now);
    for (const id of next) await hold(ctx, event, id, until);
    if (next.length === BATCH) ctx.enqueue(offerPlacesJob, { event_id: eventId }, { subject: eventId });
    if (next.length > 0)
      ctx.enqueue(
        offerPlacesJob,
        { event_id: eventId },
        { subject: eventId, dueAt: until, dedupeKey: `offer-places:${eventId}:${until.toISOString()}` },
      );
    return { lapsed, offered: next.length };
  });
}

const offers = ({ state, endsAt }: Event, now: Date): boolean =>
  state === "live" || ((state === "draft" || state === "published") && (!endsAt || endsAt > now));

/**
 * Returns until when a place is held: for the event's hold time, at most until its start, but long enough to
 * see the email.
 */
function heldUntil({ holdMinutes, startsAt }: Event, now: Date): Date {
  const wanted = now.getTime() + holdMinutes * 60_000;
  const before = startsAt ? Math.min(wanted, startsAt.getTime()) : wanted;
  return new Date(Math.max(before, now.getTime() + MIN_MINUTES * 60_000));
}

/** Without a capacity, there is room for everyone on the waitlist. */
async function free(ctx: Ctx, event: Event): Promise<number> {
  if (event.capacity === null) return BATCH;
  const { confirmed, held } = await countTaken(ctx, event.id);
  return Math.max(0, Math.min(BATCH, event.capacity - confirmed - held));
}

/** People who need approval don't get an offer automatically. The host confirms them from the waitlist. */
async function nextInLine(ctx: Ctx, event: Event, places: number): Promise<string[]> {
  if (places === 0) return [];
  const rows = await ctx.sql<{ id: string }>(
    "place_next",
    `SELECT id FROM registration WHERE event_id = $1 AND state = 'waitlisted' AND removed_at IS NULL
       AND held_until IS NULL AND hold_lapsed_at IS NULL
       AND (NOT $2::boolean OR split_part(email_normal, '@', 2) = ANY ($3::text[]))
     ORDER BY COALESCE(waiting_since, created_at), id LIMIT $4 FOR UPDATE`,
    [event.id, event.approval, event.approvalDomains, places],
  );
  return rows.map(({ id }) => id);
}

async function hold(ctx: Ctx, event: Event, id: string, until: Date): Promise<void> {
  const row = await ctx.db.registration.update({
    where: { id },
    data: { heldUntil: until, version: { increment: 1 }, updatedAt: ctx.now },
  });
  emitChange(ctx, event, row, { held_until: until });
  await queueConfirmation(ctx, row, { again: false, offered: true });
}

/** The job runs by the database's clock, which may be slightly ahead of this process. */
const dueBy = (now: Date): Date => new Date(now.getTime() + 1_000);

async function lapse(ctx: Ctx, event: Event): Promise<number> {
  const rows = await ctx.db.registration.updateManyAndReturn({
    where: { eventId: event.id, state: "waitlisted", removedAt: null, heldUntil: { lte: dueBy(ctx.now) } },
    data: { heldUntil: null, holdLapsedAt: ctx.now, version: { increment: 1 }, updatedAt: ctx.now },
  });
  for (const row of rows) emitChange(ctx, event, row, { hold: "lapsed" });
  return rows.length;
}

function emitChange(ctx: Ctx, event: Event, row: Registration, what: object): void {
  ctx.record({
    subjectType: "registration",
    subjectId: row.id,
    after: { ...auditRegistration(row), ...what },
  });
  emitRegistrationChange(ctx, "registration.updated", event, row);
}

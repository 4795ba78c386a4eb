import type { Ctx } from "@/lib/operation/ctx";
import { storedRoles } from "@/lib/stage/show-roles";

/**
 * Roles whose seats are tracked as soon as they are in the room. The audience's are tracked once they are
 * invited on stage.
 */
const SENDS = storedRoles(({ audience, rooms }) => !audience && rooms.show.publish !== "never");

/** A reloading tab is back within this time. After it, another tab of the same person may send instead. */
const GRACE_SECONDS = 10;

/**
 * Condition for an empty chair: its tab has no connection (`here`, including ended ones that match `counts`),
 * and isn't one that has just taken it and is still connecting.
 */
const isEmpty = (counts: string): string => `
held.seat <> EXCLUDED.seat
AND NOT EXISTS (SELECT 1 FROM presence here WHERE here.event_id = held.event_id AND here.person_id = held.person_id
  AND here.seat = held.seat AND (here.left_at IS NULL OR ${counts}))
AND (held.taken_at < now() - interval '10 seconds' OR EXISTS (SELECT 1 FROM presence gone
  WHERE gone.event_id = held.event_id AND gone.person_id = held.person_id
    AND gone.seat = held.seat AND gone.left_at > held.taken_at))`;

const TAKE =
  "ON CONFLICT (event_id, person_id) DO UPDATE SET seat = EXCLUDED.seat, taken_at = EXCLUDED.taken_at";

/*
 * Only this file decides which of a person's seats sends into the show. The seat that has the chair keeps it,
 * so that opening the same link elsewhere doesn't interrupt it. An empty chair goes to the next seat that
 * connects, and a seat takes it over at its owner's request.
 */

/**
 * For a tab that connects. An ended connection is ended even if its time, by the room server's clock, is
 * ahead of ours.
 */
export const takeEmptySeat = (ctx: Ctx, eventId: string, person: string, seat: string): Promise<unknown> =>
  ctx.sql(
    "stage_seat_take_empty",
    `INSERT INTO stage_seat AS held (event_id, person_id, seat, taken_at) VALUES ($1, $2, $3, now())
     ${TAKE} WHERE ${isEmpty("false")}`,
    [eventId, person, seat],
  );

/** For a tab whose owner requested it, whichever seat has the chair. */
export const takeSeat = (ctx: Ctx, eventId: string, person: string, seat: string): Promise<unknown> =>
  ctx.sql(
    "stage_seat_take",
    `INSERT INTO stage_seat (event_id, person_id, seat, taken_at) VALUES ($1, $2, $3, now()) ${TAKE}`,
    [eventId, person, seat],
  );

/**
 * For tabs that are already connected: chairs empty for longer than a reload takes go to the first of them. Chairs are
 * locked in the order of their people, so that two calls can't deadlock.
 * @param person whose chair; omitted for everyone's
 */
export const settleSeats = (ctx: Ctx, eventId: string, person?: string): Promise<unknown> =>
  ctx.sql(
    "stage_seats_settle",
    `INSERT INTO stage_seat AS held (event_id, person_id, seat, taken_at)
     SELECT DISTINCT ON (p.person_id) p.event_id, p.person_id, p.seat, now() FROM presence p
     LEFT JOIN stage_seat s ON s.event_id = p.event_id AND s.person_id = p.person_id
     WHERE p.event_id = $1 AND p.left_at IS NULL AND p.seen_at IS NULL AND p.person_id IS NOT NULL
       AND (p.role = ANY($2::text[]) OR s.person_id IS NOT NULL) AND ($4::text IS NULL OR p.person_id = $4)
     ORDER BY p.person_id, p.joined_at ${TAKE} WHERE ${isEmpty("here.left_at > now() - make_interval(secs => $3)")}`,
    [eventId, SENDS, GRACE_SECONDS, person ?? null],
  );

/**
 * For a seat that is no longer allowed because its link was replaced or revoked. Its chair is free
 * immediately.
 */
export async function freeSeat(ctx: Ctx, eventId: string, person: string, seat: string): Promise<void> {
  await ctx.db.stageSeat.deleteMany({ where: { eventId, personId: person, seat } });
  // Not everyone's: this transaction already has a lock on one chair.
  await settleSeats(ctx, eventId, person);
}

/**
 * True if a seat is sending, or would if it connected now: no other connected seat of the same person has the
 * chair.
 */
export async function holdsSeat(ctx: Ctx, eventId: string, person: string, seat: string): Promise<boolean> {
  const rows = await ctx.sql(
    "stage_seat_held",
    `SELECT 1 FROM stage_seat held WHERE held.event_id = $1 AND held.person_id = $2 AND held.seat <> $3
       AND EXISTS (SELECT 1 FROM presence here WHERE here.event_id = $1 AND here.person_id = $2
         AND here.seat = held.seat AND here.left_at IS NULL)`,
    [eventId, person, seat],
  );
  return rows.length === 0;
}

/** True if a role's seats are tracked when it connects. */
export const hasChair = (role: string): boolean => SENDS.includes(role);

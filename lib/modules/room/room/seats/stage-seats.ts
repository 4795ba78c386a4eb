import type { Ctx } from "@/lib/operation/ctx";
import { storedRoles } from "@/lib/stage/show-roles";

/** Roles whose seats are told apart as soon as they are in the room; the audience's are when it is asked on. */
const SENDS = storedRoles(({ audience, rooms }) => !audience && rooms.show.publish !== "never");

/** A tab that reloads is back within this; longer, and another one of the same person may send instead. */
const GRACE_SECONDS = 10;

/**
 * Whether nobody sits in a chair: its tab has no connection (`here` that `counts`), and is not one that has just taken it
 * and is still on its way.
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
 * Which of somebody's seats sends into the show is decided here and nowhere else. Who has the chair keeps it, so that
 * nobody who opens the same link ends another one's picture; an empty chair goes to whoever comes in, and a seat that its
 * owner asked for takes it over.
 */

/** For a tab that comes in. Ended is ended: the room server's clock, which says when, may be ahead of ours. */
export const takeEmptySeat = (ctx: Ctx, eventId: string, person: string, seat: string): Promise<unknown> =>
  ctx.sql(
    "stage_seat_take_empty",
    `INSERT INTO stage_seat AS held (event_id, person_id, seat, taken_at) VALUES ($1, $2, $3, now())
     ${TAKE} WHERE ${isEmpty("false")}`,
    [eventId, person, seat],
  );

/** For the tab whose owner has asked for it, whoever has the chair. */
export const takeSeat = (ctx: Ctx, eventId: string, person: string, seat: string): Promise<unknown> =>
  ctx.sql(
    "stage_seat_take",
    `INSERT INTO stage_seat (event_id, person_id, seat, taken_at) VALUES ($1, $2, $3, now()) ${TAKE}`,
    [eventId, person, seat],
  );

/** For tabs that were there already: chairs left for longer than a reload takes go to the first of them. */
export const settleSeats = (ctx: Ctx, eventId: string): Promise<unknown> =>
  ctx.sql(
    "stage_seats_settle",
    `INSERT INTO stage_seat AS held (event_id, person_id, seat, taken_at)
     SELECT DISTINCT ON (p.person_id) p.event_id, p.person_id, p.seat, now() FROM presence p
     LEFT JOIN stage_seat s ON s.event_id = p.event_id AND s.person_id = p.person_id
     WHERE p.event_id = $1 AND p.left_at IS NULL AND p.person_id IS NOT NULL
       AND (p.role = ANY($2::text[]) OR s.person_id IS NOT NULL)
     ORDER BY p.person_id, p.joined_at ${TAKE} WHERE ${isEmpty("here.left_at > now() - make_interval(secs => $3)")}`,
    [eventId, SENDS, GRACE_SECONDS],
  );

/** When a seat may not be there any more, because its link was replaced or withdrawn: nobody waits for it. */
export async function freeSeat(ctx: Ctx, eventId: string, person: string, seat: string): Promise<void> {
  await ctx.db.stageSeat.deleteMany({ where: { eventId, personId: person, seat } });
  await settleSeats(ctx, eventId);
}

/** Whether a seat sends, or would if it came in now: no other connected seat of the same person has the chair. */
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

/** Whether a role's seats are told apart at all when it comes in. */
export const hasChair = (role: string): boolean => SENDS.includes(role);

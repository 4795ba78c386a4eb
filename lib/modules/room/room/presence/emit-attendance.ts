import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { AdmittedShow } from "./admission";

interface Attendee extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  open: number;
}

/** Before their connections: two tabs are one attendee. */
export async function lockAttendee(ctx: Ctx, id: string | undefined): Promise<void> {
  if (id)
    await ctx.sql("presence_attendee_lock", "SELECT 1 FROM registration WHERE id = $1 FOR UPDATE", [id]);
}

/** Returns the attendee, who is locked, with the number of their other open windows. */
async function readAttendee(ctx: Ctx, eventId: string, id: string, besides: string) {
  const [attendee] = await ctx.sql<Attendee>(
    "presence_attendee",
    `SELECT id, name, email, (SELECT count(*)::int FROM presence p WHERE p.event_id = $3 AND p.registration_id = r.id
       AND p.left_at IS NULL AND p.participant_sid <> $2) AS open FROM registration r WHERE id = $1`,
    [id, besides, eventId],
  );
  return attendee;
}

/** Emits that an attendee joined, unless they already have another window open. */
export async function emitJoined(
  ctx: Ctx,
  show: AdmittedShow,
  id: string,
  sid: string,
  at: Date,
): Promise<void> {
  const attendee = await readAttendee(ctx, show.id, id, sid);
  if (!attendee) return;
  await ctx.db.registration.updateMany({ where: { id, joinedAt: null }, data: { joinedAt: at } });
  if (attendee.open > 0) return;
  emitForEvent(ctx, "attendee.joined", show, { attendee: presentAttendee(attendee), joined_at: iso(at) });
}

interface Watched extends Record<string, unknown> {
  came: Date | null;
  went: Date | null;
  seconds: number;
}

/** Emits that an attendee's last window closed, with their watch time of this show. */
export async function emitLeft(ctx: Ctx, show: AdmittedShow, id: string, at: Date): Promise<void> {
  const attendee = await readAttendee(ctx, show.id, id, "");
  if (!attendee || attendee.open > 0) return;
  const [watched] = await ctx.sql<Watched>(
    "presence_watched",
    `SELECT min(came) AS came, max(went) AS went, COALESCE(sum(seconds), 0)::float8 AS seconds
     FROM presence_stays($1, $2)`,
    [show.id, id],
  );
  emitForEvent(ctx, "attendee.left", show, {
    attendee: presentAttendee(attendee),
    joined_at: iso(watched?.came ?? at),
    left_at: iso(watched?.went ?? at),
    connected_sec: Math.round(watched?.seconds ?? 0),
  });
}

const presentAttendee = ({ id, name, email }: Attendee) => ({ registration_id: id, name, email });

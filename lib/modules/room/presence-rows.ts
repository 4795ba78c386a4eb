import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { newId } from "@/lib/platform/runtime/ids";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { emitForEvent } from "../event-record";
import type { AdmittedShow } from "./admission";

interface Row extends Record<string, unknown> {
  role: string;
  registration_id: string | null;
  joined_at: Date;
  left_at: Date | null;
}

const INSERT = `
INSERT INTO presence (id, event_id, session_id, identity, participant_sid, role, name, guest_id, registration_id, joined_at, left_at)
SELECT $1, $2, (SELECT id FROM show_session WHERE event_id = $2 AND ended_at IS NULL ORDER BY started_at DESC LIMIT 1),
  $3, $4, $5, $6, $7, $8, $9::timestamptz, CASE WHEN $10::timestamptz IS NULL THEN NULL ELSE GREATEST($9::timestamptz, $10::timestamptz) END
ON CONFLICT (participant_sid) DO NOTHING RETURNING role, registration_id, joined_at, left_at`;

/** Writes a connection unless it is known already. `leftAt` for one that is over when it is first heard of. */
async function insert(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  leftAt: Date | null,
): Promise<Row | undefined> {
  const { claims, identity, sid, joinedAt, name } = participant;
  const [row] = await ctx.sql<Row>("presence_insert", INSERT, [
    newId("prs"),
    show.id,
    identity,
    sid,
    claims?.role ?? "stranger",
    name.slice(0, 200),
    readGuestIdentity(identity)?.guestId ?? null,
    claims?.registrationId || null,
    joinedAt,
    leftAt,
  ]);
  return row;
}

/** Records that somebody is in the show room. True when that was not known yet. */
export async function recordJoined(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
): Promise<boolean> {
  const row = await insert(ctx, show, participant, null);
  if (!row) return false;
  if (row.role === "viewer" && row.registration_id) {
    await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
    await updatePeak(ctx, show.id);
  }
  return true;
}

/** Records somebody in the room who is not admitted, as a connection that ended when it began. */
export async function recordRefused(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
): Promise<void> {
  await insert(ctx, show, participant, participant.joinedAt);
}

/**
 * Records that a connection to the show room ended. When its beginning was never reported, both events are emitted now,
 * and the late report of the beginning finds the row. `admitted` is false for those who were removed.
 */
export async function recordLeft(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  at: Date,
  admitted: boolean,
): Promise<boolean> {
  const [closed] = await ctx.sql<Row>(
    "presence_close",
    `UPDATE presence SET left_at = GREATEST(joined_at, $2) WHERE participant_sid = $1 AND left_at IS NULL
     RETURNING role, registration_id, joined_at, left_at`,
    [participant.sid, at],
  );
  const unreported = closed ? undefined : await insert(ctx, show, participant, at);
  const row = closed ?? unreported;
  if (!row) return false;
  if (row.role !== "viewer" || !row.registration_id) return true;
  if (unreported && !admitted) return true;
  if (unreported) await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
  await emitLeft(ctx, show, row.registration_id, row);
  return true;
}

interface Attendee extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  open: number;
}

/** The attendee, locked, with how many other windows they have open: two tabs are one attendee. */
async function lockAttendee(ctx: Ctx, id: string, besides: string): Promise<Attendee | undefined> {
  await ctx.sql("presence_attendee_lock", "SELECT 1 FROM registration WHERE id = $1 FOR UPDATE", [id]);
  const [attendee] = await ctx.sql<Attendee>(
    "presence_attendee",
    `SELECT id, name, email, (SELECT count(*)::int FROM presence p WHERE p.registration_id = r.id
       AND p.left_at IS NULL AND p.participant_sid <> $2) AS open FROM registration r WHERE id = $1`,
    [id, besides],
  );
  return attendee;
}

async function emitJoined(ctx: Ctx, show: AdmittedShow, id: string, sid: string, at: Date): Promise<void> {
  const attendee = await lockAttendee(ctx, id, sid);
  if (!attendee) return;
  await ctx.db.registration.updateMany({ where: { id, joinedAt: null }, data: { joinedAt: at } });
  if (attendee.open > 0) return;
  emitForEvent(ctx, "attendee.joined", show, { attendee: presentAttendee(attendee), joined_at: iso(at) });
}

async function emitLeft(ctx: Ctx, show: AdmittedShow, id: string, row: Row): Promise<void> {
  const attendee = await lockAttendee(ctx, id, "");
  if (!attendee || attendee.open > 0) return;
  const left = row.left_at ?? row.joined_at;
  const watched = Math.round((left.getTime() - row.joined_at.getTime()) / 1000);
  emitForEvent(ctx, "attendee.left", show, {
    attendee: presentAttendee(attendee),
    joined_at: iso(row.joined_at),
    left_at: iso(left),
    connected_sec: watched,
  });
}

const presentAttendee = ({ id, name, email }: Attendee) => ({ registration_id: id, name, email });

const updatePeak = (ctx: Ctx, eventId: string) =>
  ctx.sql(
    "presence_peak",
    `UPDATE show_session SET peak_concurrent = GREATEST(peak_concurrent, (
       SELECT count(DISTINCT COALESCE(registration_id, identity))::int FROM presence
       WHERE event_id = $1 AND role = 'viewer' AND left_at IS NULL))
     WHERE event_id = $1 AND ended_at IS NULL`,
    [eventId],
  );

import type { Ctx } from "@/lib/operation/ctx";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestOfPerson } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { personOf, seatOf } from "@/lib/stage/room-identity";
import { storedRoles } from "@/lib/stage/show-roles";
import type { AdmittedShow } from "./admission";
import { emitJoined, emitLeft } from "./emit-attendance";
import { freeSeat, hasChair, takeEmptySeat } from "./stage-seats";

interface Row extends Record<string, unknown> {
  role: string;
  registration_id: string | null;
  joined_at: Date;
  left_at: Date | null;
}

const AUDIENCE = storedRoles(({ audience }) => audience);

/**
 * A connection that another one of the same identity replaced has ended where that one began: the room server holds one
 * of an identity, whatever order its reports come in.
 */
const INSERT = `
INSERT INTO presence (id, event_id, session_id, identity, person_id, seat, participant_sid, role, name, guest_id, registration_id, joined_at, left_at)
SELECT $1, $2, (SELECT id FROM show_session WHERE event_id = $2 AND ended_at IS NULL ORDER BY started_at DESC LIMIT 1),
  $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz, CASE WHEN ended.at IS NOT NULL THEN GREATEST($11::timestamptz, ended.at) END
FROM (SELECT LEAST($12::timestamptz, min(newer.joined_at)) AS at FROM presence newer
  WHERE newer.event_id = $2 AND newer.identity = $3 AND newer.joined_at > $11::timestamptz) AS ended
ON CONFLICT (participant_sid) DO NOTHING RETURNING role, registration_id, joined_at, left_at`;

const personIdOf = ({ identity, claims }: RoomParticipant): string =>
  claims?.role === "attendee" && claims.registrationId !== ""
    ? attendeePersonId(claims.registrationId)
    : personOf(identity);

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
    personIdOf(participant),
    seatOf(identity),
    sid,
    claims?.role ?? "stranger",
    name.slice(0, 200),
    guestOfPerson(personOf(identity)) ?? null,
    claims?.registrationId || null,
    joinedAt,
    leftAt,
  ]);
  return row;
}

/** Ends the connections that this one replaced. True when there were any. */
async function closeGhosts(ctx: Ctx, show: AdmittedShow, participant: RoomParticipant): Promise<boolean> {
  const ghosts = await ctx.sql(
    "presence_ghosts",
    `UPDATE presence SET left_at = GREATEST(joined_at, $4) WHERE event_id = $1 AND identity = $2
       AND participant_sid <> $3 AND left_at IS NULL AND joined_at <= $4 RETURNING 1`,
    [show.id, participant.identity, participant.sid, participant.joinedAt],
  );
  return ghosts.length > 0;
}

/** Records that somebody is in the show room. True when that was not known yet. */
export async function recordJoined(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
): Promise<boolean> {
  const row = await insert(ctx, show, participant, null);
  if (!row) return false;
  const replaced = await closeGhosts(ctx, show, participant);
  // The report of a connection that was replaced since: nobody came.
  if (row.left_at !== null) return true;
  if (hasChair(row.role))
    await takeEmptySeat(ctx, show.id, personIdOf(participant), seatOf(participant.identity));
  if (isAttendee(row)) {
    if (!replaced) await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
    await updatePeak(ctx, show.id);
  }
  return true;
}

const isAttendee = (row: Row): row is Row & { registration_id: string } =>
  AUDIENCE.includes(row.role) && row.registration_id !== null;

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
  if (!admitted) await freeSeat(ctx, show.id, personIdOf(participant), seatOf(participant.identity));
  if (!isAttendee(row)) return true;
  if (unreported && !admitted) return true;
  if (unreported) await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
  await emitLeft(ctx, show, row.registration_id, row.left_at ?? row.joined_at);
  return true;
}

const updatePeak = (ctx: Ctx, eventId: string) =>
  ctx.sql(
    "presence_peak",
    `UPDATE show_session SET peak_concurrent = GREATEST(peak_concurrent, (
       SELECT count(DISTINCT presence_person(presence))::int FROM presence
       WHERE event_id = $1 AND role = ANY($2::text[]) AND left_at IS NULL))
     WHERE event_id = $1 AND ended_at IS NULL`,
    [eventId, AUDIENCE],
  );

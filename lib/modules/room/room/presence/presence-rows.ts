import type { Ctx } from "@/lib/operation/ctx";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestOfPerson } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { personOf, seatOf } from "@/lib/stage/room-identity";
import { storedRoles } from "@/lib/stage/show-roles";
import { freeSeat, hasChair, takeEmptySeat } from "../seats/stage-seats";
import type { AdmittedShow } from "./admission";
import { emitJoined, emitLeft, lockAttendee } from "./emit-attendance";

interface Row extends Record<string, unknown> {
  role: string;
  registration_id: string | null;
  joined_at: Date;
  left_at: Date | null;
}

const AUDIENCE = storedRoles(({ audience }) => audience);

/**
 * Computes when a connection ($2 event, $3 identity, $11 its start) ended, from other known facts: the room
 * server keeps one connection per identity, and none in a closed room. Each report gives the latest possible
 * end, so the earliest one is correct, in any order of arrival. Stays over HTTP ($14) begin by the database's clock, so the room
 * server's times say nothing about them, nor they about its connections.
 */
const ENDED = `
SELECT LEAST($12::timestamptz,
  (SELECT min(newer.joined_at) FROM presence newer
    WHERE newer.event_id = $2 AND newer.identity = $3 AND newer.joined_at > $11::timestamptz
      AND (newer.seen_at IS NOT NULL) = $14::boolean),
  (SELECT min(closed_at) FROM room_report
    WHERE closed_event_id = $2 AND closed_at >= $11::timestamptz AND NOT $14::boolean)) AS at`;

const INSERT = `
INSERT INTO presence (id, event_id, session_id, identity, person_id, seat, participant_sid, role, name, guest_id, registration_id, joined_at, left_at, entered)
SELECT $1, $2, (SELECT id FROM show_session WHERE event_id = $2 AND ended_at IS NULL ORDER BY started_at DESC LIMIT 1),
  $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz, CASE WHEN ended.at IS NOT NULL THEN GREATEST($11::timestamptz, ended.at) END, $13
FROM (${ENDED}) AS ended
ON CONFLICT (participant_sid) DO NOTHING RETURNING role, registration_id, joined_at, left_at`;

const personIdOf = ({ identity, claims }: RoomParticipant): string =>
  claims?.role === "attendee" && claims.registrationId !== ""
    ? attendeePersonId(claims.registrationId)
    : personOf(identity);

/**
 * Stores a connection unless it is already known. `leftAt` is set if it has already ended when it is first
 * reported. Connections that aren't admitted stay out of the show's ledger. `overHttp` for stays that aren't in the room.
 */
async function insert(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  {
    leftAt = null,
    admitted = true,
    overHttp = false,
  }: { leftAt?: Date | null; admitted?: boolean; overHttp?: boolean } = {},
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
    admitted ? "none" : "gone",
    overHttp,
  ]);
  return row;
}

/** Ends the connections that this one replaced: over HTTP, all that are open. Returns true if one of them was. */
async function closeGhosts(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  overHttp: boolean,
): Promise<boolean> {
  const ghosts = await ctx.sql<{ open: boolean }>(
    "presence_ghosts",
    `WITH previous AS (
       SELECT id, left_at FROM presence WHERE event_id = $1 AND identity = $2 AND participant_sid <> $3
         AND (joined_at <= $4 AND (left_at IS NULL OR left_at > $4) OR $5::boolean AND left_at IS NULL) FOR UPDATE
     )
     UPDATE presence AS ghost SET left_at = GREATEST(ghost.joined_at, $4) FROM previous WHERE ghost.id = previous.id
     RETURNING previous.left_at IS NULL AS open`,
    [show.id, participant.identity, participant.sid, participant.joinedAt, overHttp],
  );
  return ghosts.some(({ open }) => open);
}

/**
 * Records that a person is in the show room, or watches it `overHttp`. Returns `over` if that connection has already been replaced.
 * Seats are locked last in a transaction: see `seatArrivals`.
 */
export async function recordJoined(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  { overHttp = false } = {},
): Promise<"known" | "over" | "came"> {
  await lockAttendee(ctx, participant.claims?.registrationId);
  const row = await insert(ctx, show, participant, { overHttp });
  if (!row) return "known";
  const replaced = await closeGhosts(ctx, show, participant, overHttp);
  if (row.left_at !== null) return "over";
  if (isAttendee(row) && !replaced)
    await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
  return "came";
}

/** Lock order everywhere: the event, the attendee, connections, the stage (with its ledger), seats. */
export async function seatArrivals(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
): Promise<void> {
  const { claims, identity } = participant;
  if (claims && hasChair(claims.role))
    await takeEmptySeat(ctx, show.id, personIdOf(participant), seatOf(identity));
}

/** For a person who was removed. */
export const freeSeatOf = (ctx: Ctx, show: AdmittedShow, participant: RoomParticipant): Promise<void> =>
  freeSeat(ctx, show.id, personIdOf(participant), seatOf(participant.identity));

const isAttendee = (row: Row): row is Row & { registration_id: string } =>
  AUDIENCE.includes(row.role) && row.registration_id !== null;

/** Records a participant who isn't admitted, as a connection that ended when it started. */
export async function recordRefused(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
): Promise<void> {
  await insert(ctx, show, participant, { leftAt: participant.joinedAt, admitted: false });
}

/**
 * Records that a connection to the show room ended. If its start was never reported, emits both events now,
 * and a late report of the start finds the row. `admitted` is false for people who were removed; if they were
 * unknown before, their time doesn't count. A connection recorded with a later end gets this one.
 */
export async function recordLeft(
  ctx: Ctx,
  show: AdmittedShow,
  participant: RoomParticipant,
  at: Date,
  admitted: boolean,
): Promise<boolean> {
  await lockAttendee(ctx, participant.claims?.registrationId);
  const closed = await close(ctx, participant, at);
  const leftAt = admitted ? at : participant.joinedAt;
  const unreported = closed ? undefined : await insert(ctx, show, participant, { leftAt, admitted });
  const row = closed ?? unreported;
  if (!row) return false;
  if (!isAttendee(row) || closed?.was_over) return true;
  if (unreported && !admitted) return true;
  if (unreported) await emitJoined(ctx, show, row.registration_id, participant.sid, row.joined_at);
  await emitLeft(ctx, show, row.registration_id, row.left_at ?? row.joined_at);
  return true;
}

interface Closed extends Row {
  was_over: boolean;
}

async function close(ctx: Ctx, { sid }: RoomParticipant, at: Date): Promise<Closed | undefined> {
  const [row] = await ctx.sql<Closed>(
    "presence_close",
    `WITH previous AS (
       SELECT id, left_at FROM presence WHERE participant_sid = $1 AND (left_at IS NULL OR left_at > GREATEST(joined_at, $2))
       FOR UPDATE
     )
     UPDATE presence AS p SET left_at = GREATEST(p.joined_at, $2) FROM previous WHERE p.id = previous.id
     RETURNING p.role, p.registration_id, p.joined_at, p.left_at, previous.left_at IS NOT NULL AS was_over`,
    [sid, at],
  );
  return row;
}

import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { storedRoles } from "@/lib/stage/show-roles";

const AUDIENCE = storedRoles(({ audience }) => audience);
const SEES_ALL = storedRoles(({ sees }) => sees.stage === "whole");

/** Somebody's connection to the show room, by the room server's reports. */
interface Seat {
  identity: string;
  /** May be sent the whole stage. */
  seesAll: boolean;
}

/** The connections of everybody who takes part in a show: the audience only where it was on the stage once. */
export async function seatsInRoom(eventId: string): Promise<Seat[]> {
  const rows = await sql<{ identity: string; sees_all: boolean }>(
    "presence_speakers",
    `SELECT DISTINCT p.identity, p.role = ANY($3::text[]) AS sees_all FROM presence p
     LEFT JOIN stage_seat s ON s.event_id = p.event_id AND s.person_id = p.person_id
     WHERE p.event_id = $1 AND p.left_at IS NULL AND (p.role <> ALL($2::text[]) OR s.person_id IS NOT NULL)`,
    [eventId, AUDIENCE, SEES_ALL],
  );
  return rows.map(({ identity, sees_all }) => ({ identity, seesAll: sees_all }));
}

/** The same as the room server knows them now. */
export async function participantsOf(eventId: string, seats: readonly Seat[]): Promise<RoomParticipant[]> {
  const room = roomName("show", eventId);
  const found = await Promise.all(seats.map(({ identity }) => roomServer().participant(room, identity)));
  return found.filter((participant) => participant !== undefined);
}

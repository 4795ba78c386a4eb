import { noteRoomContact } from "@/lib/modules/studio/studio";
import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import { TO_ENTER } from "../presence/enter-presence";

/**
 * Returns the shows to watch, according to the database: someone is recorded as present, the show is on air,
 * or its ledger is incomplete about who joined and left.
 */
export async function findOpenShows(): Promise<string[]> {
  const rows = await sql<{ event_id: string }>(
    "room_open_shows",
    `SELECT DISTINCT event_id FROM presence WHERE left_at IS NULL
     UNION SELECT event_id FROM stage WHERE state->>'phase' IN ('countdown', 'live')
     UNION SELECT p.event_id FROM presence p JOIN stage s ON s.event_id = p.event_id WHERE ${TO_ENTER}`,
  );
  return rows.map(({ event_id }) => event_id);
}

/**
 * Returns the shows whose rooms are open on the room server, in case reports were lost. Throws `RoomError`.
 */
export async function findOpenRooms(): Promise<string[]> {
  const names = await roomServer().rooms();
  await noteRoomContact({ sql });
  return names.flatMap((name) => readRoomName(name)?.eventId ?? []);
}

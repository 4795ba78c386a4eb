import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import { noteRoomContact } from "../studio";

/** Shows that have to be watched, by the database: somebody is noted as present, or the show is on. */
export async function findOpenShows(): Promise<string[]> {
  const rows = await sql<{ event_id: string }>(
    "room_open_shows",
    `SELECT DISTINCT event_id FROM presence WHERE left_at IS NULL
     UNION SELECT event_id FROM stage WHERE state->>'phase' IN ('countdown', 'live')`,
  );
  return rows.map(({ event_id }) => event_id);
}

/** Those whose rooms are open by the room server: reports may have been lost. Throws `RoomError`. */
export async function findOpenRooms(): Promise<string[]> {
  const names = await roomServer().rooms();
  await noteRoomContact({ sql });
  return names.flatMap((name) => readRoomName(name)?.eventId ?? []);
}

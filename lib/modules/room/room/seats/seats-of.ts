import { sql } from "@/lib/platform/database/db";
import { personOf } from "@/lib/stage/room-identity";

/** Returns every current connection of a person to the show room, according to the room server's reports. */
export async function seatsOf(eventId: string, person: string): Promise<string[]> {
  const rows = await sql<{ identity: string }>(
    "presence_seats",
    `SELECT DISTINCT identity FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND COALESCE(person_id, presence_person(presence)) = $2`,
    [eventId, personOf(person)],
  );
  return rows.map(({ identity }) => identity);
}

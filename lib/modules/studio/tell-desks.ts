import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { tellRoom } from "@/lib/providers/room/tell-room";
import { storedRoles } from "@/lib/stage/show-roles";

const SEES_NAMES = storedRoles(({ admission, sees }) => admission === "studio_link" && sees.names);

/** Tells those who run the show that something of their desk changed, so that they look. Throws `RoomError`. */
export async function tellDesks(eventId: string): Promise<void> {
  const desks = await sql<{ identity: string }>(
    "presence_hosts",
    "SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[])",
    [eventId, SEES_NAMES],
  );
  const to = desks.map(({ identity }) => identity);
  await tellRoom(eventId, { type: "people", server_time: databaseNow().toISOString() }, to);
}

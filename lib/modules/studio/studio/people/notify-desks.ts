import { databaseNow } from "@/lib/platform/database/database-clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { presentAs } from "./present-as";

const SEES_NAMES = storedRoles(({ admission, sees }) => admission === "studio_link" && sees.names);

/** Notifies the crew that their desk has changed, so that it reloads. Throws `RoomError`. */
export async function notifyDesks(eventId: string): Promise<void> {
  const to = await presentAs(eventId, SEES_NAMES);
  await publishToRoom(eventId, { type: "people", server_time: databaseNow().toISOString() }, to);
}

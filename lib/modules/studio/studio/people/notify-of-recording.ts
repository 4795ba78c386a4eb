import { databaseNow } from "@/lib/platform/database/database-clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { presentAs } from "./present-as";

/** Their pages say whether the show is being recorded: the crew and guests. */
const CONCERNED = storedRoles(({ sees }) => sees.stage !== "public");

/** Notifies the crew and guests that recording has stopped or continues. Throws `RoomError`. */
export async function notifyOfRecording(eventId: string): Promise<void> {
  const to = await presentAs(eventId, CONCERNED);
  await publishToRoom(eventId, { type: "recording", server_time: databaseNow().toISOString() }, to);
}

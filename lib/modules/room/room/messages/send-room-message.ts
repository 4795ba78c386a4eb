import { notifyDesks, presentAs } from "@/lib/modules/studio/studio";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { seatsOf } from "../seats/seats-of";

/** Roles with access to the private chat with guests: those that control the show. */
const RUNS_SHOW = storedRoles(({ scopes }) => scopes.includes("studio:control"));

const signal = <T extends string>(type: T) => ({ type, server_time: databaseNow().toISOString() });

/** Asks one person to unmute, in every seat. Throws `RoomError`. */
export async function sendUnmuteRequest(eventId: string, person: string): Promise<void> {
  await publishToRoom(eventId, signal("ask_unmute"), await seatsOf(eventId, person));
}

/** Notifies an attendee and the desks of a changed invitation to the stage. Throws `RoomError`. */
export async function notifyOfInvitation(eventId: string, person: string): Promise<void> {
  await publishToRoom(eventId, signal("invitation"), await seatsOf(eventId, person));
  await notifyDesks(eventId);
}

/** Notifies a guest and the crew of a private message. Throws `RoomError`. */
export async function notifyOfPrivateMessage(eventId: string, person: string): Promise<void> {
  const to = [...(await seatsOf(eventId, person)), ...(await presentAs(eventId, RUNS_SHOW))];
  await publishToRoom(eventId, signal("private_message"), to);
}

import { notifyDesks, presentAs } from "@/lib/modules/studio/studio";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { seatsOf } from "../seats/seats-of";

/** Who has the private chat with guests: those who drive the show. */
const RUNS_SHOW = storedRoles(({ scopes }) => scopes.includes("studio:control"));

const signal = <T extends string>(type: T) => ({ type, server_time: databaseNow().toISOString() });

/** Asks one person to open their microphone, in every seat. Throws `RoomError`. */
export async function sendUnmuteRequest(eventId: string, person: string): Promise<void> {
  await publishToRoom(eventId, signal("ask_unmute"), await seatsOf(eventId, person));
}

/** Tells an attendee, and the desks, that an invitation to the stage changed. Throws `RoomError`. */
export async function notifyOfInvitation(eventId: string, person: string): Promise<void> {
  await publishToRoom(eventId, signal("invitation"), await seatsOf(eventId, person));
  await notifyDesks(eventId);
}

/** Tells a guest, and those who run the show, that there is a private message. Throws `RoomError`. */
export async function notifyOfPrivateMessage(eventId: string, person: string): Promise<void> {
  const to = [...(await seatsOf(eventId, person)), ...(await presentAs(eventId, RUNS_SHOW))];
  await publishToRoom(eventId, signal("private_message"), to);
}

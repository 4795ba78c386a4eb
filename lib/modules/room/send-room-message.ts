import { databaseNow } from "@/lib/platform/database/database-clock";
import { tellRoom } from "@/lib/providers/room/tell-room";
import { tellDesks } from "../studio";
import { seatsOf } from "./seats-of";

const signal = <T extends string>(type: T) => ({ type, server_time: databaseNow().toISOString() });

/** Asks one person to open their microphone, in every seat. Throws `RoomError`. */
export async function sendUnmuteRequest(eventId: string, person: string): Promise<void> {
  await tellRoom(eventId, signal("ask_unmute"), await seatsOf(eventId, person));
}

/** Tells an attendee, and the desks, that an invitation to the stage changed. Throws `RoomError`. */
export async function tellInvitation(eventId: string, person: string): Promise<void> {
  await tellRoom(eventId, signal("invitation"), await seatsOf(eventId, person));
  await tellDesks(eventId);
}

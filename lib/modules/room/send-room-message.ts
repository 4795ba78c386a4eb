import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { storedRoles } from "@/lib/stage/show-roles";
import { ROOM_TOPICS, type RoomMessage } from "../studio";
import { seatsOf } from "./seats-of";

const SEES_NAMES = storedRoles(({ admission, sees }) => admission === "studio_link" && sees.names);

async function send(
  eventId: string,
  topic: string,
  message: RoomMessage,
  to: readonly string[],
): Promise<void> {
  if (to.length === 0) return;
  await roomServer().send(roomName("show", eventId), { topic, text: JSON.stringify(message), to });
}

const now = () => databaseNow().toISOString();

/** Asks one person to open their microphone, in every seat. Throws `RoomError`. */
export async function sendUnmuteRequest(eventId: string, person: string): Promise<void> {
  const message: RoomMessage = { type: "ask_unmute", server_time: now() };
  await send(eventId, ROOM_TOPICS.ask, message, await seatsOf(eventId, person));
}

/** Tells an attendee, and the desks, that an invitation to the stage changed. Throws `RoomError`. */
export async function tellInvitation(eventId: string, person: string): Promise<void> {
  const message: RoomMessage = { type: "invitation", server_time: now() };
  await send(eventId, ROOM_TOPICS.ask, message, await seatsOf(eventId, person));
  await sendPeopleChanged(eventId);
}

/** Tells those who run the show that somebody came, went or answered. Throws `RoomError`. */
export async function sendPeopleChanged(eventId: string): Promise<void> {
  const desks = await sql<{ identity: string }>(
    "presence_hosts",
    "SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[])",
    [eventId, SEES_NAMES],
  );
  const message: RoomMessage = { type: "people", server_time: now() };
  await send(
    eventId,
    ROOM_TOPICS.desk,
    message,
    desks.map(({ identity }) => identity),
  );
}

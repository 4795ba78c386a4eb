import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { ROOM_TOPICS, type RoomMessage } from "../studio";

const send = (eventId: string, topic: string, message: RoomMessage, to: readonly string[]) =>
  roomServer().send(roomName("show", eventId), { topic, text: JSON.stringify(message), to });

/** Asks one person to open their microphone. Throws `RoomError`. */
export async function sendUnmuteRequest(eventId: string, identity: string): Promise<void> {
  const message: RoomMessage = { type: "ask_unmute", server_time: databaseNow().toISOString() };
  await send(eventId, ROOM_TOPICS.ask, message, [identity]);
}

/** Tells the hosts in the room that somebody came or went. Throws `RoomError`. */
export async function sendPeopleChanged(eventId: string): Promise<void> {
  const hosts = await sql<{ identity: string }>(
    "presence_hosts",
    `SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = 'host'`,
    [eventId],
  );
  if (hosts.length === 0) return;
  const message: RoomMessage = { type: "people", server_time: databaseNow().toISOString() };
  await send(
    eventId,
    ROOM_TOPICS.desk,
    message,
    hosts.map(({ identity }) => identity),
  );
}

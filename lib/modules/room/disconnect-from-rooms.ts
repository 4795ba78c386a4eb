import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";

/** Disconnects somebody from both rooms of a show. Throws `RoomError`. */
export async function disconnectFromRooms(eventId: string, identity: string): Promise<void> {
  await Promise.all(
    (["show", "backstage"] as const).map((place) => roomServer().remove(roomName(place, eventId), identity)),
  );
}

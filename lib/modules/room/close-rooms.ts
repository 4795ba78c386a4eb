import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";

/** Closes both rooms of a show; everybody in them is disconnected. Throws `RoomError`. */
export async function closeRooms(eventId: string): Promise<void> {
  await Promise.all(
    (["show", "backstage"] as const).map((place) => roomServer().close(roomName(place, eventId))),
  );
}

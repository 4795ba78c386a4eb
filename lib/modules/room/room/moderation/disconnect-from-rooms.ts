import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { isSamePerson } from "@/lib/stage/room-identity";
import { endStaysOf } from "../over-http/end-stays";

/** Disconnects a person from both rooms of a show, in every seat, and over HTTP. Throws `RoomError`. */
export async function disconnectFromRooms(eventId: string, person: string): Promise<void> {
  await endStaysOf(eventId, person, "removed");
  await Promise.all(
    (["show", "backstage"] as const).map(async (place) => {
      const room = roomName(place, eventId);
      const seats = (await roomServer().participants(room)).filter(({ identity }) =>
        isSamePerson(identity, person),
      );
      await Promise.all(seats.map(({ identity }) => roomServer().remove(room, identity)));
    }),
  );
}

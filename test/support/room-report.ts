import { newId } from "@/lib/platform/runtime/ids";
import { roomName } from "@/lib/providers/room/names";
import type { RoomReport } from "@/lib/providers/room/port";

/** A room server report about a show's room, as if sent now for the first time. */
export const roomReport = (
  eventId: string,
  kind: RoomReport["kind"],
  participant: RoomReport["participant"],
  more: Partial<RoomReport> = {},
): RoomReport => ({
  id: newId("EV"),
  kind,
  room: roomName("show", eventId),
  at: new Date(),
  participant,
  ...more,
});

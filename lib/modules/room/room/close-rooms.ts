import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";

/** Closes both rooms of a show that is over and disconnects everyone in them. Throws `RoomError`. */
export async function closeRooms(eventId: string): Promise<void> {
  if (!(await isOver(eventId))) return;
  await Promise.all(
    (["show", "backstage"] as const).map((place) => roomServer().close(roomName(place, eventId))),
  );
}

/** It may have been resumed since the job to close its rooms was queued. */
async function isOver(eventId: string): Promise<boolean> {
  const [stage] = await sql<{ phase: string }>(
    "room_phase",
    "SELECT state->>'phase' AS phase FROM stage WHERE event_id = $1",
    [eventId],
  );
  return stage === undefined || stage.phase === "ended";
}

import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { requireFullSync } from "./publish-row";
import { publishStage } from "./publish-stage";
import { readTruth, truthMark } from "./rights/room-truth";
import { hasWrongRights, syncSeat } from "./rights/sync-seat";

/**
 * Applies the database's state to these connections on the room server. A concurrent command may have sent
 * something newer, so if anything has changed by then, everyone is published again. Of several processes
 * doing this, the last one leaves the stored state.
 */
export async function syncRoom(eventId: string, found: readonly RoomParticipant[]): Promise<void> {
  const room = roomName("show", eventId);
  const truth = await readTruth(eventId);
  if (found.some((participant) => hasWrongRights(truth, participant))) await requireFullSync(eventId);
  await Promise.all(found.map((participant) => syncSeat(room, truth, participant)));
  if (truthMark(await readTruth(eventId)) !== truthMark(truth)) await publishStage(eventId, true);
}

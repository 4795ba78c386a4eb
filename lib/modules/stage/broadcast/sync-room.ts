import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { requireFullSync } from "./publish-row";
import { publishStage } from "./publish-stage";
import { readTruth, truthMark } from "./rights/room-truth";
import { hasWrongRights, syncSeat } from "./rights/sync-seat";

/**
 * Makes the room server agree with the database about these connections. What it was told may be older than what a
 * command said meanwhile: where anything has changed since, everybody is told anew. So of several processes at this the
 * last one leaves what is stored.
 */
export async function syncRoom(eventId: string, found: readonly RoomParticipant[]): Promise<void> {
  const room = roomName("show", eventId);
  const truth = await readTruth(eventId);
  if (found.some((participant) => hasWrongRights(truth, participant))) await requireFullSync(eventId);
  await Promise.all(found.map((participant) => syncSeat(room, truth, participant)));
  if (truthMark(await readTruth(eventId)) !== truthMark(truth)) await publishStage(eventId, true);
}

import { roomServer } from "@/lib/providers/room";
import { grantOf } from "@/lib/providers/room/grants";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { onStageAs, type RoomTruth, sendsNow } from "./room-truth";

/** Whether the room server lets a connection do anything else than the database says. */
export function hasWrongRights(truth: RoomTruth, participant: RoomParticipant): boolean {
  const { identity, claims, canPublish, hidden } = participant;
  if (!claims) return false;
  const { role } = claims;
  const grant = grantOf(role, "show", sendsNow(truth, { identity, role }));
  return grant !== undefined && (grant.publish !== canPublish || grant.hidden !== hidden);
}

/**
 * Makes the room server agree with the database about a connection that it has: whether it sends, and that whoever the
 * desk has silenced is muted, again if they opened their microphone.
 */
export async function syncSeat(room: string, truth: RoomTruth, participant: RoomParticipant): Promise<void> {
  const { identity, claims } = participant;
  if (!claims) return;
  const { role } = claims;
  if (hasWrongRights(truth, participant))
    await roomServer().setSending(room, identity, role, sendsNow(truth, { identity, role }));
  if (onStageAs(truth, identity)?.muted) await roomServer().muteAudio(room, participant);
}

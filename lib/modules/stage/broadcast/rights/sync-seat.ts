import { roomServer } from "@/lib/providers/room";
import { grantOf } from "@/lib/providers/room/grants";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { onStageAs, type RoomTruth, sendsNow } from "./room-truth";

/** True if the room server's permissions of a connection differ from the database. */
export function hasWrongRights(truth: RoomTruth, participant: RoomParticipant): boolean {
  const { identity, claims, canPublish, hidden } = participant;
  if (!claims) return false;
  const { role } = claims;
  const grant = grantOf(role, "show", sendsNow(truth, { identity, role }));
  return grant !== undefined && (grant.publish !== canPublish || grant.hidden !== hidden);
}

/**
 * Applies the database's state to one connection on the room server: whether it may send, and mutes people
 * whom the desk has muted, again if they unmuted.
 */
export async function syncSeat(room: string, truth: RoomTruth, participant: RoomParticipant): Promise<void> {
  const { identity, claims } = participant;
  if (!claims) return;
  const { role } = claims;
  if (hasWrongRights(truth, participant))
    await roomServer().setSending(room, identity, role, sendsNow(truth, { identity, role }));
  if (onStageAs(truth, identity)?.muted) await roomServer().muteAudio(room, participant);
}

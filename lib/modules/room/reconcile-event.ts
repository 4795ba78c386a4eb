import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace } from "@/lib/providers/room/port";
import { syncRoom } from "../studio";
import { type Admission, loadAdmission, refusalReason } from "./admission";
import { closePresence } from "./close-presence";
import { recordJoined } from "./presence-rows";
import { removeUnadmitted } from "./receive-report";
import { removeAbsentPeople } from "./remove-absent-people";
import { sendPeopleChanged } from "./send-room-message";
import { settleSeats } from "./stage-seats";

/** A connection younger than this may be missing from a list that was asked for before it began. */
const SETTLE_MS = 3_000;

/**
 * Compares a show's rooms with the database and repairs both: presence that a report was lost for, people who must
 * not be there, those who may send and should not, or the other way round. Throws `RoomError`.
 */
export async function reconcileEvent(eventId: string): Promise<void> {
  const asked = databaseNow().getTime();
  const [show, backstage] = await Promise.all([
    roomServer().participants(roomName("show", eventId)),
    roomServer().participants(roomName("backstage", eventId)),
  ]);
  const admission = await loadAdmission(eventId, show);
  if (!admission) return;
  const admitted = await removeUnadmittedPeople(admission, "show", show);
  await removeUnadmittedPeople(admission, "backstage", backstage);
  const changed = await asSystem("room.reconcile", admission.event, async (ctx) => {
    let changes = 0;
    for (const participant of admitted)
      if (participant.connected && (await recordJoined(ctx, admission.event, participant))) changes += 1;
    const sids = show.map(({ sid }) => sid);
    changes += await closePresence(ctx, admission.event, new Date(asked - SETTLE_MS), sids);
    await removeAbsentPeople(ctx, admission);
    await settleSeats(ctx, eventId);
    return changes > 0;
  });
  await syncRoom(eventId, admitted);
  if (changed) await sendPeopleChanged(eventId);
}

/** Removes everybody who is not admitted; returns the others. */
async function removeUnadmittedPeople(
  admission: Admission,
  place: RoomPlace,
  participants: RoomParticipant[],
): Promise<RoomParticipant[]> {
  const room = roomName(place, admission.event.id);
  const verdicts = participants.map((participant) => ({
    participant,
    refusal: refusalReason(admission, place, participant),
  }));
  await Promise.all(
    verdicts.map(
      ({ participant, refusal }) => refusal && removeUnadmitted(room, participant, place, refusal),
    ),
  );
  return verdicts.flatMap(({ participant, refusal }) => (refusal === null ? [participant] : []));
}

import { asSystem } from "@/lib/operation/as-system";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomPlace } from "@/lib/providers/room/port";
import { isSamePerson } from "@/lib/stage/room-identity";
import { endStaysOf } from "../over-http/end-stays";
import { type Admission, loadAdmission, refusalReason } from "../presence/admission";
import { removeAbsentPeople } from "../presence/remove-absent-people";

/**
 * Ends every connection that a person made with a link that is no longer valid, and removes them from the
 * stage if none of their links is. Connections made with a newer link stay. Idempotent. Throws `RoomError`.
 */
export async function disconnectWithdrawn(eventId: string, person: string): Promise<void> {
  const admission = await loadAdmission(eventId, []);
  if (!admission) return;
  await endStaysOf(eventId, person, "withdrawn");
  await Promise.all([
    removeOld(admission, "show", person),
    removeOld(admission, "backstage", person),
    asSystem("room.withdraw", admission.event, (ctx) => removeAbsentPeople(ctx, admission)),
  ]);
}

async function removeOld(admission: Admission, place: RoomPlace, person: string): Promise<void> {
  const room = roomName(place, admission.event.id);
  const old = (await roomServer().participants(room)).filter(
    (participant) =>
      isSamePerson(participant.identity, person) && refusalReason(admission, place, participant) !== null,
  );
  await Promise.all(old.map(({ identity }) => roomServer().remove(room, identity)));
}

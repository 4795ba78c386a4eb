import { asSystem } from "@/lib/operation/as-system";
import { roomServer } from "@/lib/providers/room";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { type Admission, hasOpenLink, loadAdmission } from "./admission";
import { removeAbsentGuests } from "./remove-absent-guests";

/**
 * Ends every connection that a guest made with a revoked link, and takes them off the stage. Connections made with a
 * newer link stay. Safe to repeat. Throws `RoomError`.
 */
export async function disconnectRevokedGuest(eventId: string, guestId: string): Promise<void> {
  const admission = await loadAdmission(eventId, []);
  if (!admission) return;
  await Promise.all([
    removeOld(admission, "show", guestId),
    removeOld(admission, "backstage", guestId),
    asSystem("room.withdraw", admission.event, (ctx) => removeAbsentGuests(ctx, admission)),
  ]);
}

async function removeOld(admission: Admission, place: "show" | "backstage", guestId: string): Promise<void> {
  const room = roomName(place, admission.event.id);
  const old = (await roomServer().participants(room)).filter(
    ({ identity }) => readGuestIdentity(identity)?.guestId === guestId && !hasOpenLink(admission, identity),
  );
  await Promise.all(old.map(({ identity }) => roomServer().remove(room, identity)));
}

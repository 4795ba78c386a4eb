import { asSystem } from "@/lib/operation/as-system";
import { roomServer } from "@/lib/providers/room";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { type Admission, isOpenGuest, loadAdmission } from "./admission";
import { clearStage } from "./clear-stage";

/**
 * Ends every connection of a guest that came by a link that no longer counts, and takes them off the stage. Whoever
 * came by a newer link stays. Safe to repeat. Throws `RoomError`.
 */
export async function withdrawGuest(eventId: string, guestId: string): Promise<void> {
  const book = await loadAdmission(eventId, []);
  if (!book) return;
  await Promise.all([
    removeOld(book, "show", guestId),
    removeOld(book, "backstage", guestId),
    asSystem("room.withdraw", book.event, (ctx) => clearStage(ctx, book)),
  ]);
}

async function removeOld(book: Admission, place: "show" | "backstage", guestId: string): Promise<void> {
  const room = roomName(place, book.event.id);
  const old = (await roomServer().participants(room)).filter(
    ({ identity }) => readGuestIdentity(identity)?.guestId === guestId && !isOpenGuest(book, identity),
  );
  await Promise.all(old.map(({ identity }) => roomServer().remove(room, identity)));
}

import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { guestPersonId } from "@/lib/providers/room/identity";
import { removeFromRoomJob } from "./remove-from-room-job";

/** Returns the columns that revoke a guest's link. The raised version invalidates older access. */
export const revokedColumns = (guest: Guest, now: Date) => ({
  accessHash: null,
  accessVersion: guest.accessVersion + 1,
  accessRevokedAt: now,
  openedAt: null,
  usedAt: null,
});

/** Ends the guest's connection to the room. `accessVersion` is the one that invalidates older links. */
export function removeFromRoom(
  ctx: Ctx,
  guest: { id: string; eventId: string; accessVersion: number },
): void {
  ctx.enqueue(
    removeFromRoomJob,
    { event_id: guest.eventId, guest_id: guest.id, identity: guestPersonId(guest.id) },
    { subject: guest.id, dedupeKey: `room.remove:${guest.id}:${guest.accessVersion}` },
  );
}

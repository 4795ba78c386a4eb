import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { guestPersonId } from "@/lib/providers/room/identity";
import { removeFromRoomJob } from "./remove-from-room-job";

/** The columns that end a guest's link: older capabilities stop counting with the raised version. */
export const revokedColumns = (guest: Guest, now: Date) => ({
  accessHash: null,
  accessVersion: guest.accessVersion + 1,
  accessRevokedAt: now,
  openedAt: null,
  usedAt: null,
});

/** Has the guest's connection ended by the room. `accessVersion` is the one that no longer lets older links in. */
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

import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { guestPersonId } from "@/lib/providers/room/identity";
import { emitGuestChange } from "./emit-guest-change";
import { auditLink } from "./issue-link";
import { linkState } from "./present-guest";
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

/** Withdraws a guest's link, with its entry in the audit log; one that is not there is left so. */
export async function withdrawAccess(ctx: Ctx, event: Event, guest: Guest): Promise<Guest> {
  const active = linkState(guest) === "active";
  const after = active
    ? await ctx.db.guest.update({
        where: { id: guest.id },
        data: { ...revokedColumns(guest, ctx.now), updatedAt: ctx.now },
      })
    : guest;
  if (active) {
    removeFromRoom(ctx, after);
    emitGuestChange(ctx, "guest.updated", event, after, ["access"]);
  }
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: auditLink(guest),
    after: auditLink(after),
  });
  return after;
}

import type { Event, Guest } from "@/lib/generated/prisma/client";
import { withdrawAnswer } from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import { guestPersonId } from "@/lib/providers/room/identity";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { linkState } from "../present-guest";
import { auditLink } from "./issue-link";
import { removeFromRoom, revokedColumns } from "./revoke-access";

/** Revokes a guest's link and records it in the audit log. Does nothing if there is no link. */
export async function withdrawAccess(ctx: Ctx, event: Event, guest: Guest): Promise<Guest> {
  const active = linkState(guest) === "active";
  const after = active
    ? await ctx.db.guest.update({
        where: { id: guest.id },
        data: { ...revokedColumns(guest, ctx.now), updatedAt: ctx.now },
      })
    : guest;
  if (active) {
    await withdrawAnswer(ctx, { eventId: guest.eventId, personId: guestPersonId(guest.id) });
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

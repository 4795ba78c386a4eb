import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { removeFromRoom, revokedColumns } from "../access/revoke-access";
import { emitGuestChange, type RosterEvent } from "../guest-row/emit-guest-change";
import { releasePhoto } from "../photos/change-photo";
import { auditGuest } from "../present-guest";

/** Removes a guest from the roster. Their link is revoked and they leave the room. */
export async function removeGuest(ctx: Ctx, event: RosterEvent, guest: Guest): Promise<Guest> {
  await releasePhoto(ctx, guest);
  const after = await ctx.db.guest.update({
    where: { id: guest.id },
    data: {
      ...revokedColumns(guest, ctx.now),
      photoFileId: null,
      photoAssetId: null,
      deletedAt: ctx.now,
      updatedAt: ctx.now,
      version: guest.version + 1,
    },
  });
  removeFromRoom(ctx, after);
  ctx.record({ subjectType: "guest", subjectId: guest.id, before: auditGuest(guest) });
  emitGuestChange(ctx, "guest.removed", event, after);
  return after;
}

import type { Guest } from "@/lib/generated/prisma/client";
import { withdrawAnswer } from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import { backstageToken } from "@/lib/platform/security/capability";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { guestPersonId } from "@/lib/providers/room/identity";
import { linkState } from "../present-guest";
import { removeFromRoom } from "./revoke-access";

/** Issues a new link to a locked guest. Connections made with an earlier link leave the room. */
export async function issueLink(ctx: Ctx, guest: Guest): Promise<{ after: Guest; token: string }> {
  const version = guest.accessVersion + 1;
  const token = backstageToken(guest.id, version);
  const after = await ctx.db.guest.update({
    where: { id: guest.id },
    data: {
      accessHash: sha256Hex(token),
      accessVersion: version,
      accessCreatedAt: ctx.now,
      accessRevokedAt: null,
      openedAt: null,
      usedAt: null,
      updatedAt: ctx.now,
    },
  });
  await withdrawAnswer(ctx, { eventId: guest.eventId, personId: guestPersonId(guest.id) });
  if (linkState(guest) === "active") removeFromRoom(ctx, after);
  return { after, token };
}

/** Returns the audit log's fields of a link. */
export const auditLink = (guest: Guest) => ({ access: linkState(guest), link_version: guest.accessVersion });

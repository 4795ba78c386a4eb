import type { GuestInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** The draft or scheduled invitation of a guest, of which there is one at most. */
export const findOpenInvitation = (ctx: Ctx, guestId: string): Promise<GuestInvitation | null> =>
  ctx.db.guestInvitation.findFirst({
    where: { guestId, state: { in: ["draft", "scheduled"] } },
    orderBy: { createdAt: "desc" },
  });

import type { GuestInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns a guest's draft or scheduled invitation. There is at most one. */
export const findOpenInvitation = (ctx: Ctx, guestId: string): Promise<GuestInvitation | null> =>
  ctx.db.guestInvitation.findFirst({
    where: { guestId, state: { in: ["draft", "scheduled"] } },
    orderBy: { createdAt: "desc" },
  });

import type { Ctx } from "@/lib/operation/ctx";

/** Unpins the message if it is the pinned one. */
export async function takeDown(
  ctx: Ctx,
  eventId: string,
  where: { pinnedLine: string | { in: string[] } },
): Promise<void> {
  await ctx.db.showChat.updateMany({
    where: { eventId, ...where },
    data: { pinnedLine: null, untold: true },
  });
}

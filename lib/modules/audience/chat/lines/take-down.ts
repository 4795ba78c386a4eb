import type { Ctx } from "@/lib/operation/ctx";

/** Takes the pinned line down where it is this one. */
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

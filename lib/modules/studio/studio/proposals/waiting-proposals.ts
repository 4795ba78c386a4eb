import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";

/** Counts the proposals by programs that wait for a decision, and returns when the newest of them was made. */
export async function waitingProposals(
  ctx: Ctx,
  eventId: string,
): Promise<{ count: number; newestAt: string | null }> {
  const { _count, _max } = await ctx.db.studioProposal.aggregate({
    where: { eventId, state: "proposed", expiresAt: { gt: ctx.realNow } },
    _count: true,
    _max: { createdAt: true },
  });
  return { count: _count, newestAt: isoOrNull(_max.createdAt) };
}

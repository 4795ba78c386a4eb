import type { Ctx } from "@/lib/operation/ctx";

/** How much of what programs would do waits for a person. */
export const waitingProposals = (ctx: Ctx, eventId: string): Promise<number> =>
  ctx.db.studioProposal.count({ where: { eventId, state: "proposed", expiresAt: { gt: ctx.realNow } } });

import type { Ctx } from "@/lib/operation/ctx";

/** Counts the proposals by programs that wait for a decision. */
export const waitingProposals = (ctx: Ctx, eventId: string): Promise<number> =>
  ctx.db.studioProposal.count({ where: { eventId, state: "proposed", expiresAt: { gt: ctx.realNow } } });

import type { GuestProposal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Everybody whom the brief named and nobody accepted, in order; those turned down as well. */
export const readProposals = (ctx: Pick<Ctx, "db">, eventId: string): Promise<GuestProposal[]> =>
  ctx.db.guestProposal.findMany({ where: { eventId }, orderBy: [{ position: "asc" }, { id: "asc" }] });

/** Whether they still wait for an answer. */
export const isOpen = ({ dismissedAt }: GuestProposal): boolean => dismissedAt === null;

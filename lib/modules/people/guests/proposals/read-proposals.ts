import type { GuestProposal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns everyone named in the brief and not accepted, in order, including dismissed ones. */
export const readProposals = (ctx: Pick<Ctx, "db">, eventId: string): Promise<GuestProposal[]> =>
  ctx.db.guestProposal.findMany({ where: { eventId }, orderBy: [{ position: "asc" }, { id: "asc" }] });

/** True if it hasn't been accepted or dismissed. */
export const isOpen = ({ dismissedAt }: GuestProposal): boolean => dismissedAt === null;

import type { GuestProposal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { GuestChange } from "../schema";
import { nameKey } from "./name-key";
import { type NewGuest, newGuest } from "./new-guest";
import { auditProposal } from "./propose-guests";

/** A proposed guest to add. The ID stays, so a plan assigned to them remains valid. */
export type Addition = NewGuest & { id?: string; fromBrief?: boolean };

/**
 * Answers proposals with a list of changes: removed ones aren't proposed again, and accepted ones are
 * returned as guests to add, with the change's fields. A guest added manually under a proposed name replaces
 * the proposal.
 */
export async function settleProposals(
  ctx: Ctx,
  proposals: readonly GuestProposal[],
  changes: readonly GuestChange[],
): Promise<{ additions: Addition[]; dismissed: number }> {
  const left = new Map(proposals.map((row) => [row.id, row]));
  const additions: Addition[] = [];
  const taken: string[] = [];
  let dismissed = 0;
  for (const { id, remove, accepted: _accepted, ...given } of changes) {
    const proposal = id === undefined ? findByName(left, given.name) : left.get(id);
    if (proposal) left.delete(proposal.id);
    if (proposal && remove) {
      await dismiss(ctx, proposal);
      dismissed += 1;
    } else if (proposal) {
      taken.push(proposal.id);
      additions.push(accept(proposal, given));
    } else if (id === undefined && given.name !== undefined)
      additions.push(newGuest({ ...given, name: given.name }));
  }
  if (taken.length > 0) await ctx.db.guestProposal.deleteMany({ where: { id: { in: taken } } });
  return { additions, dismissed };
}

const findByName = (rows: Map<string, GuestProposal>, name = ""): GuestProposal | undefined =>
  [...rows.values()].find((row) => nameKey(row.name) === nameKey(name));

function accept(proposal: GuestProposal, given: Omit<GuestChange, "id" | "remove" | "accepted">): Addition {
  const guest = newGuest({
    ...given,
    name: given.name ?? proposal.name,
    title: given.title ?? proposal.title,
    company: given.company ?? proposal.company,
  });
  return { ...guest, id: proposal.id, fromBrief: true };
}

async function dismiss(ctx: Ctx, proposal: GuestProposal): Promise<void> {
  await ctx.db.guestProposal.update({
    where: { id: proposal.id },
    data: { dismissedAt: ctx.now, updatedAt: ctx.now },
  });
  ctx.record({ subjectType: "guest", subjectId: proposal.id, before: auditProposal(proposal) });
}

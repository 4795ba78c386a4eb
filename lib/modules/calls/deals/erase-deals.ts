import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { presentDeal } from "./reading/present-deal";
import { withSignature } from "./reading/stored-deal";
import type { DealWire } from "./schema";

/** Returns the deals whose customer has an address, for their own copy of what is stored about them. */
export async function dealsOfPerson(
  ctx: Ctx,
  emailNormal: string,
): Promise<Omit<DealWire, "proposal_url">[]> {
  const deals = await ctx.db.deal.findMany({
    where: { ...ownedBy(ctx), customerEmailNormal: emailNormal },
    include: withSignature,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return deals.map((deal) => {
    const { proposal_url: _secret, ...rest } = presentDeal(deal, ctx.now);
    return rest;
  });
}

/** Returns what deals call the customer with an address. */
export async function customerNamesOf(ctx: Ctx, emailNormal: string): Promise<string[]> {
  const deals = await ctx.db.deal.findMany({
    where: { ...ownedBy(ctx), customerEmailNormal: emailNormal },
    select: { customerName: true },
  });
  return deals.flatMap(({ customerName }) => customerName || []);
}

export async function dealIdsOfPerson(ctx: Ctx, emailNormal: string): Promise<string[]> {
  const deals = await ctx.db.deal.findMany({
    where: { ...ownedBy(ctx), customerEmailNormal: emailNormal },
    select: { id: true },
  });
  return deals.map(({ id }) => id);
}

/**
 * Blanks a person in deals. What they signed stays with their name, because it proves the deal for both sides; the network
 * address goes. What they haven't signed is withdrawn, because there's no one left to offer it to.
 */
export async function eraseDeals(ctx: Ctx, emailNormal: string): Promise<number> {
  const deals = await ctx.db.deal.findMany({
    where: { ...ownedBy(ctx), customerEmailNormal: emailNormal },
    orderBy: { id: "asc" },
  });
  for (const { id, state, version } of deals) {
    await ctx.db.deal.update({
      where: { id },
      data: {
        customerEmail: "",
        customerEmailNormal: "",
        version: version + 1,
        updatedAt: ctx.now,
        ...(state === "accepted" ? {} : { customerName: "", state: "withdrawn", withdrawnAt: ctx.now }),
      },
    });
    await ctx.db.dealSignature.updateMany({ where: { dealId: id }, data: { address: "" } });
    ctx.record({ subjectType: "deal", subjectId: id, after: { erased: true } });
  }
  return deals.length;
}

import type { Deal, Prisma } from "@/lib/generated/prisma/client";
import type { NamedPerson } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import { findDealsOf } from "./deals-of-person";
import { linesOf, type StoredDeal, withSignature } from "./reading/stored-deal";

interface ErasedDeals {
  /** All deals of the person. */
  ids: string[];
  /** In how many of them there was something to erase. */
  count: number;
}

const NEUTRAL_TITLE = "Proposal";

const LOCKED = "SELECT 1 FROM deal WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE";

/**
 * Blanks a person in deals. What they signed stays with their name, because it proves the deal for both sides; the network
 * address goes. What they haven't signed is withdrawn, because there's no one left to offer it to.
 */
export async function eraseDeals(ctx: Ctx, person: NamedPerson): Promise<ErasedDeals> {
  const found = new Map((await findDealsOf(ctx, person)).map(({ id, isCustomer }) => [id, isCustomer]));
  const ids = [...found.keys()];
  if (ids.length === 0) return { ids, count: 0 };
  await ctx.sql("person_deals_lock", LOCKED, [ids]);
  // Only now: one may have been signed while its lock was awaited.
  const deals = await ctx.db.deal.findMany({
    where: { id: { in: ids } },
    include: withSignature,
    orderBy: { id: "asc" },
  });
  let count = 0;
  for (const deal of deals) {
    const isCustomer = found.get(deal.id) === true;
    if (!isLeft(deal, isCustomer)) continue;
    await ctx.db.deal.update({
      where: { id: deal.id },
      data: {
        ...(isCustomer && { customerEmail: "", customerEmailNormal: "" }),
        ...(deal.state === "accepted" ? {} : withdrawn(deal, ctx.now)),
        ...{ version: deal.version + 1, updatedAt: ctx.now },
      },
    });
    await ctx.db.dealSignature.updateMany({ where: { dealId: deal.id }, data: { address: "" } });
    ctx.record({ subjectType: "deal", subjectId: deal.id, after: { erased: true } });
    count += 1;
  }
  return { ids, count };
}

/** Whether a deal has anything to erase. The name on a signed one stays, so it's found again. */
const isLeft = ({ state, customerEmail, signature }: StoredDeal, isCustomer: boolean): boolean =>
  state !== "accepted" || (isCustomer && customerEmail !== "") || (signature?.address ?? "") !== "";

/** People write names into titles, notes and descriptions. */
const withdrawn = (deal: Deal, now: Date): Prisma.DealUpdateInput => ({
  ...{ customerName: "", title: NEUTRAL_TITLE, notes: "" },
  lines: linesOf(deal).map((line) => ({ ...line, description: "" })) as unknown as Prisma.InputJsonValue,
  ...{ state: "withdrawn", withdrawnAt: deal.withdrawnAt ?? now },
});

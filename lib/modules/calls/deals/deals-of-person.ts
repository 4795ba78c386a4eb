import { fullNameKeys, type NamedPerson, searchKey } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { presentDeal } from "./reading/present-deal";
import { withSignature } from "./reading/stored-deal";
import type { DealWire } from "./schema";

/** Returns the deals that someone is the customer of or signed, for their own copy of what is stored about them. */
export async function dealsOfPerson(
  ctx: Ctx,
  person: NamedPerson,
): Promise<Omit<DealWire, "proposal_url">[]> {
  const found = await findDealsOf(ctx, person);
  const deals = await ctx.db.deal.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
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

interface FoundDeal {
  id: string;
  /** Otherwise they only signed it. */
  isCustomer: boolean;
}

/** Finds a person's deals by address, and by full name where the customer has no address, in the order of their ids. */
export async function findDealsOf(ctx: Ctx, person: NamedPerson): Promise<FoundDeal[]> {
  const rows = await ctx.db.deal.findMany({
    where: {
      ...ownedBy(ctx),
      OR: [
        { customerEmailNormal: person.emailNormal },
        { customerEmailNormal: "", customerName: { not: "" } },
        { signature: { isNot: null } },
      ],
    },
    select: {
      id: true,
      customerName: true,
      customerEmailNormal: true,
      signature: { select: { name: true } },
    },
    orderBy: { id: "asc" },
  });
  const names = fullNameKeys(person.names);
  const isThem = (name: string) => names.has(searchKey(name));
  return rows.flatMap(({ id, customerName, customerEmailNormal, signature }) => {
    const isNamed = isThem(customerName);
    const isCustomer = customerEmailNormal === person.emailNormal || (customerEmailNormal === "" && isNamed);
    // A customer of that name with another address is someone else, and so is who signed.
    const isSigner = signature !== null && isThem(signature.name) && !isNamed;
    return isCustomer || isSigner ? [{ id, isCustomer }] : [];
  });
}

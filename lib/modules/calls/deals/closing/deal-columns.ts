import { addUp, type Line } from "@/lib/deals";
import type { Deal, Prisma } from "@/lib/generated/prisma/client";
import { invalid } from "@/lib/operation/problem";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { CloseDealGiven, LineGiven } from "../schema";

/** Lines as they are stored. */
export const linesGiven = (given: readonly LineGiven[]): Line[] =>
  given.map(({ name, description = "", qty, unit_price, discount_percent, tax_percent }) => ({
    name,
    description,
    qty,
    unit_price,
    discount_percent: discount_percent ?? null,
    tax_percent: tax_percent ?? null,
  }));

/** Adds up lines. Throws with the fields whose amounts the currency can't have. */
export function addedUp(lines: readonly Line[], currency: string) {
  const { sums, refused } = addUp(lines, currency);
  if (refused) throw invalid(refused);
  return sums;
}

type CustomerColumns = Pick<
  Deal,
  "customerName" | "customerCompany" | "customerEmail" | "customerEmailNormal"
>;

/** However it was sent. */
interface Customer {
  name?: string | undefined;
  company?: string | undefined;
  email?: string | undefined;
}

export function customerColumns(given: CloseDealGiven["customer"]): CustomerColumns {
  const { name = "", company = "", email = "" }: Customer = given ?? {};
  return {
    customerName: name,
    customerCompany: company,
    customerEmail: email,
    customerEmailNormal: email && normalEmail(email),
  };
}

/** A new deal's columns that follow from its lines. */
export function sumColumns(lines: readonly Line[], currency: string) {
  const sums = addedUp(lines, currency);
  return {
    lines: lines as unknown as Prisma.InputJsonValue,
    sums: sums as unknown as Prisma.InputJsonValue,
  };
}

import type { ProposalDocument, ProposalRow } from "@/lib/composition/stills/proposal/proposal-document";
import {
  formatDecimal,
  formatMoney,
  formatPrice,
  type Line,
  type LineSums,
  ROUNDING_SENTENCE,
} from "@/lib/deals";
import { linesOf, type StoredDeal, sumsOf } from "../reading/stored-deal";

/** What was signed, and by whom. */
export interface Signed {
  name: string;
  consent: string;
  signedAt: Date;
}

/** Writes a deal as a document. The signer's network address isn't in it, so that it can be erased. */
export function documentOf(deal: StoredDeal, signed: Signed | null): ProposalDocument {
  const { currency, seller, customerName, customerCompany, customerEmail } = deal;
  const sums = sumsOf(deal);
  const customer = [customerCompany, customerName, customerEmail].filter(Boolean);
  return {
    notice: deal.environment === "test" ? "Test proposal. It isn't binding." : null,
    title: deal.title,
    parties: [
      { label: "From", lines: [seller] },
      ...(customer.length > 0 ? [{ label: "For", lines: customer }] : []),
    ],
    columns: { item: "Item", qty: "Qty", price: "Price", amount: "Amount" },
    rows: linesOf(deal).map((line, index) => rowOf(line, sums.lines[index], currency)),
    totals: totalsOf(deal),
    remarks: [
      signed ? "" : `Valid until ${dateOf(deal.validUntil)} (UTC).`,
      `All amounts are in ${currency}. ${ROUNDING_SENTENCE}`,
    ].filter(Boolean),
    notes: deal.notes.trim() ? { label: "Notes", text: deal.notes } : null,
    signature: signed && {
      label: "Signed electronically by",
      name: signed.name,
      lines: [signed.consent, `${dateOf(signed.signedAt)}, ${timeOf(signed.signedAt)} (UTC)`],
    },
    footer: `Proposal ${deal.id.replace(/^deal_/, "")}-${deal.proposal}`,
  };
}

function rowOf(line: Line, sums: LineSums | undefined, currency: string): ProposalRow {
  const { name, description, qty, unit_price, discount_percent, tax_percent } = line;
  const { subtotal = 0, discount = 0, tax = 0 } = sums ?? {};
  return {
    name,
    details: [
      description.trim(),
      discount_percent === null
        ? ""
        : `Discount ${formatDecimal(discount_percent)}%: −${formatMoney(discount, currency)}`,
      tax_percent === null ? "" : `Tax ${formatDecimal(tax_percent)}%: ${formatMoney(tax, currency)}`,
    ].filter(Boolean),
    qty: formatDecimal(qty),
    price: formatPrice(unit_price, currency),
    amount: formatMoney(subtotal, currency),
  };
}

function totalsOf(deal: StoredDeal): ProposalDocument["totals"] {
  const { currency } = deal;
  const { subtotal, discount, total, tax_by_rate } = sumsOf(deal);
  return [
    { label: "Subtotal", amount: formatMoney(subtotal, currency) },
    ...(discount > 0 ? [{ label: "Discount", amount: `−${formatMoney(discount, currency)}` }] : []),
    ...tax_by_rate.map(({ percent, tax }) => ({
      label: `Tax ${formatDecimal(percent)}%`,
      amount: formatMoney(tax, currency),
    })),
    { label: "Total", amount: formatMoney(total, currency), isStrong: true },
  ];
}

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "UTC" });
const dateOf = (date: Date): string => DATE.format(date);
const timeOf = (date: Date): string => TIME.format(date);

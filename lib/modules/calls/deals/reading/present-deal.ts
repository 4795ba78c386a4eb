import { amountText, type LineSums } from "@/lib/deals";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { proposalUrl } from "../proposal-token";
import type { DealSummaryWire, DealWire } from "../schema";
import { languageOf, linesOf, type StoredDeal, stateOf, sumsOf } from "./stored-deal";

export function presentSummary(deal: StoredDeal, now: Date): DealSummaryWire {
  const state = stateOf(deal, now);
  return {
    id: deal.id,
    title: deal.title,
    state,
    customer: customerOf(deal),
    call_id: deal.callId,
    currency: deal.currency,
    total: money(sumsOf(deal).total, deal.currency),
    proposal: deal.proposal,
    proposal_url: state === "withdrawn" ? null : proposalUrl({ dealId: deal.id, proposal: deal.proposal }),
    valid_until: iso(deal.validUntil),
    accepted_at: isoOrNull(deal.signature?.signedAt ?? null),
    created_at: iso(deal.createdAt),
    updated_at: iso(deal.updatedAt),
  };
}

export function presentDeal(deal: StoredDeal, now: Date): DealWire {
  const { signature } = deal;
  return {
    ...presentSummary(deal, now),
    language: languageOf(deal),
    ...presentLines(deal),
    rounding: "half_up_per_line",
    notes: deal.notes,
    signature: signature && {
      name: signature.name,
      consent: signature.consent,
      address: signature.address,
      signed_at: iso(signature.signedAt),
      pdf_sha256: signature.pdfSha256,
    },
  };
}

/** Lines with their amounts, and the sums. */
export function presentLines(
  deal: Pick<StoredDeal, "lines" | "sums" | "currency">,
): Pick<DealWire, "line_items" | "subtotal" | "discount" | "tax" | "total" | "tax_by_rate"> {
  const sums = sumsOf(deal);
  const { currency } = deal;
  return {
    line_items: linesOf(deal).map((line, index) => ({
      ...line,
      qty: Number(line.qty),
      discount_percent: numberOrNull(line.discount_percent),
      tax_percent: numberOrNull(line.tax_percent),
      ...amountsOf(sums.lines[index] ?? NONE, currency),
    })),
    ...amountsOf(sums, currency),
    tax_by_rate: sums.tax_by_rate.map(({ percent, of, tax }) => ({
      percent: Number(percent),
      of: money(of, currency),
      tax: money(tax, currency),
    })),
  };
}

const NONE: LineSums = { subtotal: 0, discount: 0, tax: 0, total: 0 };

const amountsOf = ({ subtotal, discount, tax, total }: LineSums, currency: string) => ({
  subtotal: money(subtotal, currency),
  discount: money(discount, currency),
  tax: money(tax, currency),
  total: money(total, currency),
});

const money = (minor: number, currency: string) => ({ minor, decimal: amountText(minor, currency) });

const numberOrNull = (percent: string | null): number | null => (percent === null ? null : Number(percent));

/** Null if nothing is known of them. */
export function customerOf({
  customerName: name,
  customerCompany: company,
  customerEmail: email,
}: Pick<StoredDeal, "customerName" | "customerCompany" | "customerEmail">): DealWire["customer"] {
  return name || company || email ? { name, company, email } : null;
}

/** What the audit log keeps: nothing about people, who may be erased, and whose names titles often have. */
export const auditDeal = (deal: StoredDeal, now: Date) => ({
  state: stateOf(deal, now),
  proposal: deal.proposal,
  lines: linesOf(deal).length,
  total: amountText(sumsOf(deal).total, deal.currency),
  currency: deal.currency,
  valid_until: iso(deal.validUntil),
  version: deal.version,
});

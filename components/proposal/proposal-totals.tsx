import { formatDecimal, formatMoney } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";

export function ProposalTotals({ content }: { content: NonNullable<ProposalWire["content"]> }) {
  const { subtotal, discount, tax_by_rate, total, currency } = content;
  return (
    <dl className="flex flex-col gap-1.5 text-base">
      <Sum label="Subtotal">{formatMoney(subtotal.minor, currency)}</Sum>
      {discount.minor > 0 && <Sum label="Discount">−{formatMoney(discount.minor, currency)}</Sum>}
      {tax_by_rate.map(({ percent, tax }) => (
        <Sum key={percent} label={`Tax ${formatDecimal(String(percent))}%`}>
          {formatMoney(tax.minor, currency)}
        </Sum>
      ))}
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-line border-t pt-3 font-semibold text-ink text-xl">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatMoney(total.minor, currency)}</dd>
      </div>
    </dl>
  );
}

const Sum = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="text-ink tabular-nums">{children}</dd>
  </div>
);

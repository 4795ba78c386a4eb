import { formatMoney, formatPercent } from "@/lib/deals";
import type { DealWire } from "@/lib/modules/calls/deals/schema";

type Totals = Pick<DealWire, "subtotal" | "discount" | "tax_by_rate" | "total" | "currency">;

/** A deal's sums. */
export function DealTotals({ deal }: { deal: Totals }) {
  const { subtotal, discount, tax_by_rate, total, currency } = deal;
  return (
    <dl className="tabular flex flex-col gap-1 text-base">
      <Sum label="Subtotal" value={formatMoney(subtotal.minor, currency)} />
      {discount.minor > 0 && <Sum label="Discount" value={`−${formatMoney(discount.minor, currency)}`} />}
      {tax_by_rate.map(({ percent, tax }) => (
        <Sum
          key={percent}
          label={`Tax ${formatPercent(String(percent))}`}
          value={formatMoney(tax.minor, currency)}
        />
      ))}
      <div className="mt-1 flex justify-between gap-4 border-line border-t pt-2 font-semibold">
        <dt>Total</dt>
        <dd>{formatMoney(total.minor, currency)}</dd>
      </div>
    </dl>
  );
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

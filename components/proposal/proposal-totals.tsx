import { formatMoney, formatPercent } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import type { ProposalSetting } from "./proposal-setting";

interface ProposalTotalsProps {
  content: NonNullable<ProposalWire["content"]>;
  setting: ProposalSetting;
}

export function ProposalTotals({ content, setting }: ProposalTotalsProps) {
  const { subtotal, discount, tax_by_rate, total } = content;
  const { words, language, currency } = setting;
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <dl className="flex flex-col gap-1.5 text-base">
      <Sum label={words.subtotal}>{money(subtotal.minor)}</Sum>
      {discount.minor > 0 && <Sum label={words.discount}>−{money(discount.minor)}</Sum>}
      {tax_by_rate.map(({ percent, tax }) => (
        <Sum key={percent} label={`${words.tax} ${formatPercent(String(percent), language)}`}>
          {money(tax.minor)}
        </Sum>
      ))}
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-line border-t pt-3 font-semibold text-ink text-xl">
        <dt>{words.total}</dt>
        <dd className="tabular-nums">{money(total.minor)}</dd>
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

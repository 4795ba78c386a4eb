import { filled, formatDecimal, formatMoney, formatPercent, formatPrice, proposalWords } from "@/lib/deals";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { Section } from "../../parts/page/section";
import { DealTotals } from "./deal-totals";

type Line = DealWire["line_items"][number];

/** What is sold, with the sums. */
export function DealLines({ deal }: { deal: DealWire }) {
  return (
    <Section title="Line items">
      <ul className="flex flex-col border-line border-t">
        {deal.line_items.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
            key={index}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words font-medium text-base">
                <bdi>{line.name}</bdi>
              </p>
              {line.description && (
                <p dir="auto" className="whitespace-pre-line break-words text-ink-muted text-sm">
                  {line.description}
                </p>
              )}
              <p className="tabular text-ink-muted text-sm">{partsOf(line, deal.currency).join(", ")}</p>
            </div>
            <p className="tabular text-base">{formatMoney(line.total.minor, deal.currency)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 ml-auto w-full max-w-xs">
        <DealTotals deal={deal} />
      </div>
      <p className="mt-4 text-ink-muted text-sm">
        {filled(proposalWords("en").amounts, { currency: deal.currency })}
      </p>
    </Section>
  );
}

const partsOf = ({ qty, unit_price, discount_percent, tax_percent }: Line, currency: string): string[] => [
  `${formatDecimal(String(qty))} × ${formatPrice(unit_price, currency)}`,
  ...(discount_percent === null ? [] : [`discount ${formatPercent(String(discount_percent))}`]),
  ...(tax_percent === null ? [] : [`tax ${formatPercent(String(tax_percent))}`]),
];

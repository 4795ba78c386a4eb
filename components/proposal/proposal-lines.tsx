import { formatDecimal, formatMoney, formatPrice } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";

type Line = NonNullable<ProposalWire["content"]>["line_items"][number];

/** What is sold. A list rather than a table, so that long names and amounts fit on a phone. */
export function ProposalLines({ lines, currency }: { lines: readonly Line[]; currency: string }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-ink text-xl">Items</h2>
      <ol className="flex flex-col divide-y divide-line border-line border-y">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
          <li key={index} className="flex flex-col gap-1 py-4">
            <p className="break-words font-medium text-base text-ink">
              <bdi>{line.name}</bdi>
            </p>
            {line.description.trim() !== "" && (
              <p dir="auto" className="whitespace-pre-line break-words text-ink-muted text-sm">
                {line.description}
              </p>
            )}
            <Row label={`${formatDecimal(String(line.qty))} × ${formatPrice(line.unit_price, currency)}`}>
              {formatMoney(line.subtotal.minor, currency)}
            </Row>
            {line.discount_percent !== null && (
              <Row label={`Discount ${formatDecimal(String(line.discount_percent))}%`} isSmall>
                −{formatMoney(line.discount.minor, currency)}
              </Row>
            )}
            {line.tax_percent !== null && (
              <Row label={`Tax ${formatDecimal(String(line.tax_percent))}%`} isSmall>
                {formatMoney(line.tax.minor, currency)}
              </Row>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  label: string;
  isSmall?: boolean;
  children: React.ReactNode;
}

const Row = ({ label, isSmall = false, children }: RowProps) => (
  <p className="flex flex-wrap justify-between gap-x-4">
    <span className="text-ink-muted text-sm">{label}</span>
    <span className={isSmall ? "text-ink-muted text-sm tabular-nums" : "text-base text-ink tabular-nums"}>
      {children}
    </span>
  </p>
);

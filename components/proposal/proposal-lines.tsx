import { formatDecimal, formatMoney, formatPercent, formatPrice } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import type { ProposalSetting } from "./proposal-setting";

type Line = NonNullable<ProposalWire["content"]>["line_items"][number];

/** What is sold. A list rather than a table, so that long names and amounts fit on a phone. */
export function ProposalLines({ lines, setting }: { lines: readonly Line[]; setting: ProposalSetting }) {
  const { words, language, currency } = setting;
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-ink text-xl">{words.items}</h2>
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
            <Row
              label={`${formatDecimal(String(line.qty), language)} × ${formatPrice(line.unit_price, currency, language)}`}
            >
              {money(line.subtotal.minor)}
            </Row>
            {line.discount_percent !== null && (
              <Row
                label={`${words.discount} ${formatPercent(String(line.discount_percent), language)}`}
                isSmall
              >
                −{money(line.discount.minor)}
              </Row>
            )}
            {line.tax_percent !== null && (
              <Row label={`${words.tax} ${formatPercent(String(line.tax_percent), language)}`} isSmall>
                {money(line.tax.minor)}
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
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="text-ink-muted text-sm">{label}</span>
    <span className={isSmall ? "text-ink-muted text-sm tabular-nums" : "text-base text-ink tabular-nums"}>
      {children}
    </span>
  </p>
);

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FoldedRows } from "../../parts/lists/folded-rows";
import { usd } from "./usd";

export interface Price {
  operation: string;
  summary: string;
  credits: number;
  /** Path of its documentation. */
  docs: string;
}

interface PriceListProps {
  prices: readonly Price[];
  requestUsd: number;
  creditUsd: number;
}

/** A priced operation, or null for any other call. */
type Row = Price | null;

const columnsOf = (requestUsd: number, creditUsd: number): Column<Row>[] => [
  {
    header: "Operation",
    cell: (price) => (price ? <Operation price={price} /> : "Any request with a key"),
  },
  {
    header: "Maximum price",
    className: "whitespace-nowrap text-ink-muted",
    cell: (price) =>
      price
        ? `${price.credits} ${price.credits === 1 ? "build credit" : "build credits"}`
        : "standard request",
  },
  {
    header: "USD",
    numeric: true,
    cell: (price) => usd(price ? price.credits * creditUsd : requestUsd),
  },
];

/** Cost reserved before the work, by operation, read from the declarations. */
export function PriceList({ prices, requestUsd, creditUsd }: PriceListProps) {
  return (
    <FoldedRows count={prices.length + 1} what="prices">
      <DataTable
        label="Prices"
        columns={columnsOf(requestUsd, creditUsd)}
        rows={[null, ...prices]}
        keyOf={(price) => price?.operation ?? "any"}
      />
    </FoldedRows>
  );
}

function Operation({ price }: { price: Price }) {
  return (
    <>
      <Link href={price.docs} className="rounded-sm font-mono text-accent text-sm hover:underline">
        {price.operation}
      </Link>
      <span className="block text-ink-muted text-xs">{price.summary}</span>
    </>
  );
}

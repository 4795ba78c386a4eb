"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { DealSummaryWire } from "@/lib/modules/calls/deals/schema";
import { useEnvironment } from "../../access/environment";
import { customerWords, dealPath, moneyWords, STATE_TONES, STATE_WORDS } from "./deal-words";

const columnsOf = (base: string): Column<DealSummaryWire>[] => [
  {
    header: "Deal",
    className: "w-full max-w-0 sm:min-w-48",
    cell: (deal) => (
      <>
        <Link
          href={dealPath(base, deal.id)}
          className="line-clamp-2 rounded-sm font-medium hover:underline md:line-clamp-1"
        >
          {deal.title}
        </Link>
        <span className="block truncate text-ink-muted text-xs md:hidden">
          {customerWords(deal.customer) || "No customer"}
        </span>
      </>
    ),
  },
  {
    header: "Customer",
    from: "md",
    className: "max-w-56 truncate text-ink-muted xl:max-w-80",
    cell: ({ customer }) => customerWords(customer) || "–",
  },
  {
    header: "Total",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: moneyWords,
  },
  {
    header: "Status",
    className: "whitespace-nowrap",
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
  },
  {
    header: "Valid until",
    from: "lg",
    className: "tabular whitespace-nowrap text-ink-muted",
    cell: ({ state, valid_until }) =>
      state === "open" || state === "expired" ? <Time value={valid_until} format="short" /> : "–",
  },
];

export function DealTable({ deals }: { deals: readonly DealSummaryWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <DataTable
      label="Deals"
      columns={columnsOf(base)}
      rows={deals}
      keyOf={({ id }) => id}
      onOpen={({ id }) => router.push(dealPath(base, id))}
    />
  );
}

"use client";

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { DueWire } from "@/lib/modules/developers/test-clock/schema";
import { useEnvironment } from "../../access/environment";
import { dueWords } from "./due-words";

/** What fell due or will, in the clock's order. */
export function DueTable({ label, rows }: { label: string; rows: readonly DueWire[] }) {
  const { base } = useEnvironment();
  const columns: readonly Column<DueWire & { place: number }>[] = [
    {
      header: "When",
      className: "whitespace-nowrap tabular-nums",
      cell: ({ at }) => <Time value={at} format="short" />,
    },
    { header: "Job", cell: dueWords },
    {
      header: "Show",
      from: "sm",
      cell: ({ event_slug }) =>
        event_slug && (
          <Link href={`${base}/shows/${event_slug}`} className="rounded-sm text-accent hover:underline">
            {event_slug}
          </Link>
        ),
    },
    {
      header: "Count",
      numeric: true,
      className: "tabular-nums",
      cell: ({ count }) => count.toLocaleString("en"),
    },
  ];
  // The same thing can fall due twice at one instant, so the position makes the key unique.
  const placed = rows.map((row, place) => ({ ...row, place }));
  return <DataTable label={label} columns={columns} rows={placed} keyOf={({ place }) => String(place)} />;
}

import type { ReactNode } from "react";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { Defined } from "./definitions";

interface BarRow {
  key: string;
  label: ReactNode;
  value: number;
  /** Shown after the value, such as a share. */
  note?: string;
}

interface BarTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Headers of labels, values and notes. */
  heads: readonly [Defined, Defined, Defined?];
  rows: readonly BarRow[];
  /** The value of a full bar. Without it, that of the largest row. */
  most?: number;
}

/** A table whose values are drawn as bars from zero. */
export function BarTable({ label, heads: [what, value, note], rows, most }: BarTableProps) {
  const full = Math.max(1, most ?? 0, ...rows.map((row) => row.value));
  const columns: Column<BarRow>[] = [
    { header: what.header, cell: (row) => row.label, className: "w-1/2 min-w-24 lg:w-2/5" },
    {
      header: "Bar",
      quiet: true,
      // A phone has no room for bars that could be compared.
      from: "sm",
      className: "w-1/4 min-w-12 lg:w-2/5",
      cell: (row) => (
        <span aria-hidden className="block h-2 rounded-full bg-hover">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(100 * row.value) / full}%` }}
          />
        </span>
      ),
    },
    {
      header: value.header,
      numeric: true,
      className: "tabular font-medium",
      cell: (row) => row.value.toLocaleString("en"),
    },
  ];
  if (note)
    columns.push({
      header: note.header,
      numeric: true,
      className: "tabular text-ink-muted",
      cell: (row) => row.note,
    });
  return <DataTable label={label} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { milliseconds } from "../parts/milliseconds";
import type { LogOf } from "./log-of";
import { usd } from "./usd";

type Row = DataOf<"getUsageByDay">["operations"][number];

const columnsOf = (logOf: LogOf): Column<Row>[] => [
  {
    header: "Operation",
    className: "font-mono text-sm",
    cell: ({ operation }) => (
      <Link href={logOf({ operation })} className="rounded-sm text-accent hover:underline">
        {operation}
      </Link>
    ),
  },
  { header: "Requests", numeric: true, cell: (row) => row.requests.toLocaleString("en") },
  { header: "Refused", numeric: true, cell: (row) => row.errors },
  {
    header: "95 % within",
    numeric: true,
    className: "whitespace-nowrap",
    cell: (row) => milliseconds(row.p95_ms),
  },
  { header: "Cost", numeric: true, cell: (row) => usd(row.cost_usd) },
];

export function OperationTable({ rows, logOf }: { rows: readonly Row[]; logOf: LogOf }) {
  return (
    <DataTable
      label="Usage by operation"
      columns={columnsOf(logOf)}
      rows={rows}
      keyOf={({ operation }) => operation}
    />
  );
}

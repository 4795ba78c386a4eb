import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { docPathOf } from "@/lib/docs/doc-path";
import { FoldedRows } from "../../parts/lists/folded-rows";
import type { LogOf } from "./log-of";

type Row = DataOf<"getUsageByDay">["error_codes"][number];

const columnsOf = (logOf: LogOf): Column<Row>[] => [
  {
    header: "Code",
    className: "font-mono text-sm",
    cell: ({ code }) => (
      <Link href={docPathOf.error(code)} className="rounded-sm text-accent hover:underline">
        {code}
      </Link>
    ),
  },
  {
    header: "Operation",
    className: "font-mono text-ink-muted text-sm",
    cell: ({ operation }) => operation,
  },
  {
    header: "Count",
    numeric: true,
    cell: ({ code, operation, count }) => (
      <Link href={logOf({ error_code: code, operation })} className="rounded-sm text-accent hover:underline">
        {count.toLocaleString("en")}
      </Link>
    ),
  },
];

export function ErrorTable({ rows, logOf }: { rows: readonly Row[]; logOf: LogOf }) {
  return (
    <FoldedRows count={rows.length} what="error types">
      <DataTable
        label="Errors by code and operation"
        columns={columnsOf(logOf)}
        rows={rows}
        keyOf={({ code, operation }) => `${code} ${operation}`}
      />
    </FoldedRows>
  );
}

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { FoldedRows } from "../../parts/lists/folded-rows";
import { milliseconds } from "../../parts/words/milliseconds";
import type { LogOf } from "./log-of";
import { usd } from "./usd";
import { workWords } from "./work-words";

type Row = DataOf<"getUsageByDay">["operations"][number];

const columnsOf = (logOf: LogOf): Column<Row>[] => [
  {
    header: "Operation",
    className: "font-mono text-sm",
    cell: (row) =>
      isWork(row) ? (
        <Work name={row.operation} />
      ) : (
        <Link href={logOf({ operation: row.operation })} className="rounded-sm text-accent hover:underline">
          {row.operation}
        </Link>
      ),
  },
  {
    header: "Requests",
    numeric: true,
    cell: (row) => (isWork(row) ? NONE : row.requests.toLocaleString("en")),
  },
  { header: "Errors", numeric: true, cell: (row) => (isWork(row) ? NONE : row.errors) },
  {
    header: "p95",
    numeric: true,
    className: "whitespace-nowrap",
    cell: (row) => (isWork(row) ? NONE : milliseconds(row.p95_ms)),
  },
  { header: "Cost", numeric: true, cell: (row) => usd(row.cost_usd) },
];

/** Background work: a call started it, and it is charged when it is done. */
const isWork = ({ requests, cost_usd }: Row): boolean => requests === 0 && cost_usd > 0;

const NONE = "–";

const Work = ({ name }: { name: string }) => (
  <span className="font-sans">
    {workWords(name)}
    <span className="block text-ink-muted text-xs">
      Background work, charged on completion. Not a request.
    </span>
  </span>
);

export function OperationTable({ rows, logOf }: { rows: readonly Row[]; logOf: LogOf }) {
  return (
    <FoldedRows count={rows.length} what="operations">
      <DataTable
        label="Usage by operation"
        columns={columnsOf(logOf)}
        rows={[...rows].sort((a, b) => Number(isWork(a)) - Number(isWork(b)))}
        keyOf={({ operation }) => operation}
      />
    </FoldedRows>
  );
}

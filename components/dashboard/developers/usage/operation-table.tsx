import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { FoldedRows } from "../../parts/lists/folded-rows";
import { milliseconds } from "../../parts/words/milliseconds";
import type { LogOf } from "./log-of";
import { usd } from "./usd";
import { workWords } from "./work-words";

type Row = DataOf<"getUsageByDay">["operations"][number];

const COST: Column<Row> = { header: "Cost", numeric: true, cell: (row) => usd(row.cost_usd) };

const columnsOf = (logOf: LogOf): Column<Row>[] => [
  {
    header: "Operation",
    className: "font-mono text-sm",
    cell: (row) => (
      <Link href={logOf({ operation: row.operation })} className="rounded-sm text-accent hover:underline">
        {row.operation}
      </Link>
    ),
  },
  { header: "Requests", numeric: true, cell: (row) => row.requests.toLocaleString("en") },
  { header: "Errors", numeric: true, cell: (row) => row.errors.toLocaleString("en") },
  {
    header: "p95",
    numeric: true,
    className: "whitespace-nowrap",
    cell: (row) => milliseconds(row.p95_ms),
  },
  COST,
];

const WORK_COLUMNS: readonly Column<Row>[] = [
  { header: "Background work", cell: (row) => workWords(row.operation) },
  COST,
];

/** Background work: a call started it, and it is charged when it is done. */
const isWork = ({ requests, cost_usd }: Row): boolean => requests === 0 && cost_usd > 0;

/** Operations, most called first, and the work that they started. That is most of the cost, so it's never collapsed. */
export function OperationTable({ rows, logOf }: { rows: readonly Row[]; logOf: LogOf }) {
  const called = rows.filter((row) => !isWork(row));
  const work = rows.filter(isWork);
  return (
    <>
      {called.length > 0 && (
        <FoldedRows count={called.length} what="operations">
          <DataTable
            label="Usage by operation"
            columns={columnsOf(logOf)}
            rows={called}
            keyOf={({ operation }) => operation}
          />
        </FoldedRows>
      )}
      {work.length > 0 && (
        <div className="mt-6 first:mt-0">
          <DataTable
            label="Usage by background work"
            columns={WORK_COLUMNS}
            rows={work}
            keyOf={({ operation }) => operation}
          />
          <p className="mt-2 text-ink-muted text-sm">
            Started by requests and charged on completion, so it isn’t part of any operation or key.
          </p>
        </div>
      )}
    </>
  );
}

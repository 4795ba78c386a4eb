import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { FoldedRows } from "../../parts/lists/folded-rows";
import type { LogOf } from "./log-of";
import { usd } from "./usd";

type Row = DataOf<"getUsageByDay">["keys"][number];
type Named = { id: string; name: string; last4: string };

interface KeyUsageTableProps {
  rows: readonly Row[];
  /** Keys of this environment, including ended ones. */
  keys: readonly Named[];
  logOf: LogOf;
}

const columnsOf = (names: ReadonlyMap<string, Named>, logOf: LogOf): Column<Row>[] => [
  {
    header: "Key",
    cell: ({ key_id }) => <KeyName id={key_id} named={names.get(key_id)} href={logOf({ key_id })} />,
  },
  { header: "Requests", numeric: true, cell: (row) => row.requests.toLocaleString("en") },
  { header: "Errors", numeric: true, cell: (row) => row.errors.toLocaleString("en") },
  { header: "Cost", numeric: true, cell: (row) => usd(row.cost_usd) },
];

/** Usage per key, busiest first. */
export function KeyUsageTable({ rows, keys, logOf }: KeyUsageTableProps) {
  const names = new Map(keys.map((key) => [key.id, key]));
  return (
    <FoldedRows count={rows.length} what="keys">
      <DataTable
        label="Usage by key"
        columns={columnsOf(names, logOf)}
        rows={rows}
        keyOf={({ key_id }) => key_id}
      />
    </FoldedRows>
  );
}

function KeyName({ id, named, href }: { id: string; named: Named | undefined; href: string }) {
  return (
    <>
      <Link href={href} className="rounded-sm text-accent underline underline-offset-2">
        {named?.name ?? <code className="font-mono text-sm">{id}</code>}
      </Link>
      {named && <code className="ml-2 font-mono text-ink-muted text-sm">…{named.last4}</code>}
    </>
  );
}

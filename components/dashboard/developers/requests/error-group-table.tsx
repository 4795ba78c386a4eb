import Link from "next/link";
import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Sparkline } from "@/components/ui/sparkline";
import type { DataOf } from "@/lib/client/wire-types";
import { docPathOf } from "@/lib/docs/doc-path";

type Group = DataOf<"listErrorGroups">["groups"][number];

interface ErrorGroupTableProps {
  groups: readonly Group[];
  base: string;
  /** Start of the period, ISO 8601. Links to the log use the same days. */
  since: string;
}

const linkClasses = "rounded-sm text-accent hover:underline";

const columnsOf = (base: string, since: string): Column<Group>[] => [
  {
    header: "Code",
    className: "whitespace-nowrap",
    cell: ({ code, operation }) => (
      <>
        <Link href={docPathOf.error(code)} className={`${linkClasses} font-mono text-sm`}>
          {code}
        </Link>
        <span className="block font-mono text-ink-muted text-xs sm:hidden">{operation}</span>
      </>
    ),
  },
  { header: "Operation", from: "sm", className: "font-mono text-sm", cell: ({ operation }) => operation },
  {
    header: "Trend",
    from: "md",
    cell: ({ code, operation, by_day }) => (
      <Sparkline points={by_day} label={`${code} of ${operation} by day: ${by_day.join(", ")}`} />
    ),
  },
  {
    header: "Count",
    numeric: true,
    className: "tabular font-medium",
    cell: ({ count }) => count.toLocaleString("en"),
  },
  agoColumn("First", (group) => group.first_seen, { from: "lg" }),
  {
    header: "Last",
    from: "sm",
    className: "whitespace-nowrap",
    cell: (group) => (
      <Link
        href={`${base}/requests/${group.last_request_id}`}
        title="Open the latest"
        className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <Ago value={group.last_seen} />
      </Link>
    ),
  },
  {
    header: "Requests",
    quiet: true,
    className: "whitespace-nowrap text-right",
    cell: ({ code, operation }) => (
      <Link
        href={`${base}/requests?${new URLSearchParams({ error_code: code, operation, from: since })}`}
        className={linkClasses}
      >
        View requests
      </Link>
    ),
  },
];

/** Refused and failed calls by code and operation, most frequent first. */
export function ErrorGroupTable({ groups, base, since }: ErrorGroupTableProps) {
  return (
    <DataTable
      label="Errors by code and operation"
      columns={columnsOf(base, since)}
      rows={groups}
      keyOf={({ code, operation }) => `${code} ${operation}`}
    />
  );
}

"use client";

import Link from "next/link";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import { useEnvironment } from "../../access/environment";
import { RequestLink } from "../../parts/page/request-link";
import { Section } from "../../parts/page/section";
import { callerWords, type LoggedRequest, StatusBadge } from "./request-badges";

const COLUMNS: readonly Column<LoggedRequest>[] = [
  {
    header: "Operation",
    className: "w-full max-w-0 truncate font-mono text-sm",
    cell: (call) => (
      <>
        {call.operation}
        {call.error_code && (
          <span className="ml-2 text-ink-muted text-xs max-sm:ml-0 max-sm:block">{call.error_code}</span>
        )}
      </>
    ),
  },
  { header: "Status", cell: (call) => <StatusBadge status={call.status} /> },
  { header: "By", from: "sm", className: "max-w-40 truncate text-ink-muted", cell: callerWords },
  { header: "Request", from: "md", cell: (call) => <RequestLink id={call.request_id} short /> },
  { ...agoColumn("When", (call) => call.created_at), numeric: true },
];

interface RecentCallsProps {
  calls: readonly LoggedRequest[];
  /** Filters that make the request log show all of them. */
  filters: Record<string, string>;
  /** What the calls are about, such as "client" or "show". */
  about: string;
}

/** The newest calls about one resource, with a link to the rest in the log. */
export function RecentCalls({ calls, filters, about }: RecentCallsProps) {
  const { base } = useEnvironment();
  return (
    <Section
      title="Recent requests"
      action={
        calls.length > 0 && (
          <Link
            href={`${base}/requests?${new URLSearchParams(filters)}`}
            className="rounded-sm text-accent text-base hover:underline"
          >
            View all requests
          </Link>
        )
      }
    >
      {calls.length > 0 ? (
        <DataTable label="Recent requests" columns={COLUMNS} rows={calls} keyOf={(call) => call.request_id} />
      ) : (
        <p className="text-base text-ink-muted">No requests about this {about} in the last 30 days.</p>
      )}
    </Section>
  );
}

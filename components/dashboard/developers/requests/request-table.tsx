"use client";

import clsx from "clsx";
import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import { milliseconds } from "../../parts/words/milliseconds";
import { shortPath } from "../../parts/words/short-path";
import { callerWords, type LoggedRequest, Marks, StatusBadge } from "./request-badges";

interface RequestTableProps {
  calls: readonly LoggedRequest[];
  openId: string | null;
  onOpen: (id: string) => void;
}

const COLUMNS: readonly Column<LoggedRequest>[] = [
  { header: "Status", cell: (call) => <StatusBadge status={call.status} /> },
  { header: "Request", className: "w-full max-w-0 sm:min-w-72", cell: (call) => <Call call={call} /> },
  {
    header: "Duration",
    from: "sm",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: ({ duration_ms: ms }) => milliseconds(ms),
  },
  { header: "By", from: "md", className: "max-w-40 truncate text-ink-muted", cell: callerWords },
  { ...agoColumn("When", (call) => call.created_at, { from: "sm" }), numeric: true },
];

/** Calls, one per row, with the open one highlighted. */
export function RequestTable({ calls, openId, onOpen }: RequestTableProps) {
  return (
    <DataTable
      label="Requests"
      columns={COLUMNS}
      rows={calls}
      keyOf={(call) => call.request_id}
      onOpen={(call) => onOpen(call.request_id)}
      openKey={openId}
    />
  );
}

function Call({ call }: { call: LoggedRequest }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          className="flex min-w-0 items-baseline gap-2 rounded-sm text-left font-mono text-sm"
        >
          <span className={clsx("shrink-0 font-medium sm:w-13", call.method === "GET" && "text-ink-muted")}>
            {call.method}
          </span>
          <span className="truncate" title={call.path}>
            {shortPath(call.path)}
          </span>
        </button>
        <span className="flex items-center gap-2 max-sm:hidden">
          <Aside call={call} />
        </span>
      </span>
      <span className="mt-0.5 flex items-center gap-2 overflow-hidden text-ink-muted text-xs sm:hidden">
        <Ago value={call.created_at} className="shrink-0" />
        <Aside call={call} />
      </span>
    </>
  );
}

/** What is unusual about a call, and the error code it got. */
function Aside({ call }: { call: LoggedRequest }) {
  return (
    <>
      <Marks call={call} />
      {call.error_code && (
        <code className="truncate font-mono text-ink-muted text-xs">{call.error_code}</code>
      )}
    </>
  );
}

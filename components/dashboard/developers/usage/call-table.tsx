"use client";

import { agoColumn } from "@/components/ui/ago-column";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { FoldedRows } from "../../parts/lists/folded-rows";
import { RequestLink } from "../../parts/page/request-link";
import { milliseconds } from "../../parts/words/milliseconds";
import { shortPath } from "../../parts/words/short-path";
import { usd } from "./usd";
import { workWords } from "./work-words";

type Call = DataOf<"getUsage">["items"][number];

/** Background work that a call started. It has its own price and is not a request. */
const isWork = ({ source }: Call): boolean => source === "system";

const COLUMNS: readonly Column<Call>[] = [
  agoColumn("When", (call) => call.created_at),
  {
    header: "Operation",
    className: "max-w-80",
    cell: (call) => (
      <>
        {isWork(call) ? (
          <span className="block truncate">{workWords(call.path)}</span>
        ) : (
          <span className="block truncate font-mono text-sm" title={call.path}>
            {call.method} {shortPath(call.path)}
          </span>
        )}
        <Marks call={call} />
      </>
    ),
  },
  {
    header: "Status",
    className: "whitespace-nowrap",
    cell: ({ status, error_code, source }) => (
      <>
        <Badge tone={status < 400 ? "ok" : status < 500 ? "warn" : "danger"}>
          {source === "system" ? "done" : status}
        </Badge>
        {error_code && <span className="ml-2 font-mono text-ink-muted text-xs">{error_code}</span>}
      </>
    ),
  },
  {
    header: "Duration",
    numeric: true,
    className: "whitespace-nowrap",
    cell: (call) => (isWork(call) ? "–" : milliseconds(call.duration_ms)),
  },
  { header: "Cost", numeric: true, cell: (call) => usd(call.cost_usd) },
  {
    header: "From",
    className: "whitespace-nowrap text-ink-muted",
    cell: (call) => (isWork(call) ? "background" : call.source),
  },
  {
    header: "Request",
    className: "whitespace-nowrap",
    cell: (call) => <RequestLink id={call.request_id} short />,
  },
];

/** The newest calls, one per row. */
export function CallTable({ calls }: { calls: readonly Call[] }) {
  return (
    <FoldedRows count={calls.length} what="latest requests">
      <DataTable
        label="Latest requests"
        columns={COLUMNS}
        rows={calls}
        keyOf={({ request_id, source }) => `${request_id} ${source}`}
      />
    </FoldedRows>
  );
}

function Marks({ call }: { call: Call }) {
  const marks = [call.dry_run && "dry run", call.replayed && "replayed", call.tool, call.agent].filter(
    Boolean,
  );
  return marks.length > 0 ? <span className="text-ink-muted text-xs">{marks.join(" · ")}</span> : null;
}

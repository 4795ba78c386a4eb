"use client";

import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { RequestLink } from "../parts/request-link";
import { usd } from "./usd";

type Call = DataOf<"getUsage">["items"][number];

/** The newest calls, one a row. */
export function CallTable({ calls }: { calls: readonly Call[] }) {
  return (
    <Table label="Newest calls">
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Call</Th>
          <Th>Status</Th>
          <Th className="text-right">Took</Th>
          <Th className="text-right">Cost</Th>
          <Th>From</Th>
          <Th>Request</Th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <Tr key={call.request_id}>
            <Td className="whitespace-nowrap text-ink-muted">
              <Ago value={call.created_at} />
            </Td>
            <Td className="max-w-80">
              <span className="block truncate font-mono text-sm">
                {call.method} {call.path}
              </span>
              <Marks call={call} />
            </Td>
            <Td className="whitespace-nowrap">
              <Badge tone={call.status < 400 ? "ok" : call.status < 500 ? "warn" : "danger"}>
                {call.status}
              </Badge>
              {call.error_code && (
                <span className="ml-2 font-mono text-ink-muted text-xs">{call.error_code}</span>
              )}
            </Td>
            <Td numeric className="whitespace-nowrap">
              {call.duration_ms.toFixed(0)} ms
            </Td>
            <Td numeric>{usd(call.cost_usd)}</Td>
            <Td className="whitespace-nowrap text-ink-muted">{call.source}</Td>
            <Td className="whitespace-nowrap">
              <RequestLink id={call.request_id} short />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Marks({ call }: { call: Call }) {
  const marks = [call.dry_run && "dry run", call.replayed && "replayed", call.tool].filter(Boolean);
  return marks.length > 0 ? <span className="text-ink-muted text-xs">{marks.join(" · ")}</span> : null;
}

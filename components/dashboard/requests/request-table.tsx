"use client";

import clsx from "clsx";
import { type KeyboardEvent, useRef } from "react";
import { Ago } from "@/components/ui/ago";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { callerWords, type LoggedRequest, Marks, StatusBadge } from "./request-badges";

interface RequestTableProps {
  calls: readonly LoggedRequest[];
  openId: string | null;
  onOpen: (id: string) => void;
}

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Calls, one a row. Arrow keys (or j and k) go from row to row, Enter opens. */
export function RequestTable({ calls, openId, onOpen }: RequestTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  function move(event: KeyboardEvent) {
    const buttons = [...(body.current?.querySelectorAll<HTMLButtonElement>("button[data-row]") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = MOVES[event.key];
    const to =
      event.key === "Home" ? buttons[0] : event.key === "End" ? buttons.at(-1) : step && buttons[at + step];
    if (at < 0 || !to || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    to.focus();
  }
  return (
    <Table label="Calls">
      <thead>
        <tr>
          <Th>Status</Th>
          <Th>Call</Th>
          <Th className="text-right max-sm:hidden">Took</Th>
          <Th className="max-md:hidden">By</Th>
          <Th className="text-right max-sm:hidden">When</Th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={move}>
        {calls.map((call) => (
          <Tr
            key={call.request_id}
            interactive
            selected={call.request_id === openId}
            onClick={() => onOpen(call.request_id)}
          >
            <Td>
              <StatusBadge status={call.status} />
            </Td>
            <Td className="w-full max-w-0 sm:min-w-72">
              <span className="flex min-w-0 items-center gap-2">
                <button
                  type="button"
                  data-row
                  className="flex min-w-0 items-baseline gap-2 rounded-sm text-left font-mono text-sm"
                >
                  <span
                    className={clsx(
                      "shrink-0 font-medium sm:w-13",
                      call.method === "GET" && "text-ink-muted",
                    )}
                  >
                    {call.method}
                  </span>
                  <span className="truncate">{call.path}</span>
                </button>
                <span className="flex items-center gap-2 max-sm:hidden">
                  <Aside call={call} />
                </span>
              </span>
              <span className="mt-0.5 flex items-center gap-2 overflow-hidden text-ink-muted text-xs sm:hidden">
                <Ago value={call.created_at} className="shrink-0" />
                <Aside call={call} />
              </span>
            </Td>
            <Td numeric className="tabular whitespace-nowrap max-sm:hidden">
              {call.duration_ms < 10 ? call.duration_ms.toFixed(1) : call.duration_ms.toFixed(0)} ms
            </Td>
            <Td className="max-w-40 truncate text-ink-muted max-md:hidden">{callerWords(call)}</Td>
            <Td numeric className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <Ago value={call.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What is out of the ordinary with a call, and the code it was refused with. */
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

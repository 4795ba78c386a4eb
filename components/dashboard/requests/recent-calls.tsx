"use client";

import Link from "next/link";
import { Ago } from "@/components/ui/ago";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { RequestLink } from "../parts/request-link";
import { Section } from "../parts/section";
import { useEnvironment } from "../shell/environment";
import { callerWords, type LoggedRequest, StatusBadge } from "./request-badges";

interface RecentCallsProps {
  calls: readonly LoggedRequest[];
  /** What the log is narrowed down by to show all of them. */
  filters: Record<string, string>;
  /** "client", "show" */
  about: string;
}

/** The newest calls that were about one thing; the log has the rest. */
export function RecentCalls({ calls, filters, about }: RecentCallsProps) {
  const { base } = useEnvironment();
  return (
    <Section
      title="Recent calls"
      action={
        calls.length > 0 && (
          <Link
            href={`${base}/requests?${new URLSearchParams(filters)}`}
            className="rounded-sm text-accent text-base hover:underline"
          >
            All in the log
          </Link>
        )
      }
    >
      {calls.length > 0 ? (
        <Table label="Recent calls">
          <thead>
            <tr>
              <Th>Operation</Th>
              <Th>Status</Th>
              <Th className="max-sm:hidden">By</Th>
              <Th className="max-md:hidden">Request</Th>
              <Th className="text-right">When</Th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <Tr key={call.request_id}>
                <Td className="w-full max-w-0 truncate font-mono text-sm">
                  {call.operation}
                  {call.error_code && (
                    <span className="ml-2 text-ink-muted text-xs max-sm:ml-0 max-sm:block">
                      {call.error_code}
                    </span>
                  )}
                </Td>
                <Td>
                  <StatusBadge status={call.status} />
                </Td>
                <Td className="max-w-40 truncate text-ink-muted max-sm:hidden">{callerWords(call)}</Td>
                <Td className="max-md:hidden">
                  <RequestLink id={call.request_id} short />
                </Td>
                <Td numeric className="whitespace-nowrap text-ink-muted">
                  <Ago value={call.created_at} />
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="text-base text-ink-muted">Nothing was called about this {about} in thirty days.</p>
      )}
    </Section>
  );
}

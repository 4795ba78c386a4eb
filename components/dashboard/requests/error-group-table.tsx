import Link from "next/link";
import { Ago } from "@/components/ui/ago";
import { Sparkline } from "@/components/ui/sparkline";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { docPathOf } from "@/lib/docs/doc-path";

interface ErrorGroupTableProps {
  groups: DataOf<"listErrorGroups">["groups"];
  base: string;
  /** Start of the window, ISO 8601: the log is opened for the same days. */
  since: string;
}

const linkClasses = "rounded-sm text-accent hover:underline";

/** Refused and failed calls by code and operation, the most frequent first. */
export function ErrorGroupTable({ groups, base, since }: ErrorGroupTableProps) {
  return (
    <Table label="Errors by code and operation">
      <thead>
        <tr>
          <Th>Code</Th>
          <Th className="max-sm:hidden">Operation</Th>
          <Th className="max-md:hidden">Over time</Th>
          <Th className="text-right">Times</Th>
          <Th className="max-lg:hidden">First</Th>
          <Th className="max-sm:hidden">Last</Th>
          <Th>
            <span className="sr-only">Calls</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Tr key={`${group.code} ${group.operation}`}>
            <Td className="whitespace-nowrap">
              <Link href={docPathOf.error(group.code)} className={`${linkClasses} font-mono text-sm`}>
                {group.code}
              </Link>
              <span className="block font-mono text-ink-muted text-xs sm:hidden">{group.operation}</span>
            </Td>
            <Td className="font-mono text-sm max-sm:hidden">{group.operation}</Td>
            <Td className="max-md:hidden">
              <Sparkline
                points={group.by_day}
                label={`${group.code} of ${group.operation} day by day: ${group.by_day.join(", ")}`}
              />
            </Td>
            <Td numeric className="tabular font-medium">
              {group.count.toLocaleString("en")}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-lg:hidden">
              <Ago value={group.first_seen} />
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">
              <Link
                href={`${base}/requests/${group.last_request_id}`}
                title="Open the last of them"
                className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                <Ago value={group.last_seen} />
              </Link>
            </Td>
            <Td className="whitespace-nowrap text-right">
              <Link
                href={`${base}/requests?${new URLSearchParams({
                  error_code: group.code,
                  operation: group.operation,
                  from: since,
                })}`}
                className={linkClasses}
              >
                Show calls
              </Link>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

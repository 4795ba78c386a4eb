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
          <Th>Operation</Th>
          <Th>Over time</Th>
          <Th className="text-right">Times</Th>
          <Th>First</Th>
          <Th>Last</Th>
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
            </Td>
            <Td className="font-mono text-sm">{group.operation}</Td>
            <Td>
              <Sparkline
                points={group.by_day}
                label={`${group.code} of ${group.operation} day by day: ${group.by_day.join(", ")}`}
              />
            </Td>
            <Td numeric className="tabular font-medium">
              {group.count.toLocaleString("en")}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              <Ago value={group.first_seen} />
            </Td>
            <Td className="whitespace-nowrap">
              <Link href={`${base}/requests/${group.last_request_id}`} className={linkClasses}>
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

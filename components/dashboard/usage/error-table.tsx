import Link from "next/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { docPathOf } from "@/lib/docs/doc-path";

interface ErrorTableProps {
  rows: DataOf<"getUsageByDay">["error_codes"];
  /** Leads to the calls behind a row. */
  logOf: (filters: Record<string, string>) => string;
}

export function ErrorTable({ rows, logOf }: ErrorTableProps) {
  return (
    <Table label="Errors by code and operation">
      <thead>
        <tr>
          <Th>Code</Th>
          <Th>Operation</Th>
          <Th className="text-right">Times</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={`${row.code} ${row.operation}`}>
            <Td className="font-mono text-sm">
              <Link href={docPathOf.error(row.code)} className="rounded-sm text-accent hover:underline">
                {row.code}
              </Link>
            </Td>
            <Td className="font-mono text-ink-muted text-sm">{row.operation}</Td>
            <Td numeric>
              <Link
                href={logOf({ error_code: row.code, operation: row.operation })}
                className="rounded-sm text-accent hover:underline"
              >
                {row.count.toLocaleString("en")}
              </Link>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

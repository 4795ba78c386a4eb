import Link from "next/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "./usd";

interface OperationTableProps {
  rows: DataOf<"getUsageByDay">["operations"];
  /** Leads to the calls behind a row. */
  logOf: (filters: Record<string, string>) => string;
}

export function OperationTable({ rows, logOf }: OperationTableProps) {
  return (
    <Table label="Usage by operation">
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th className="text-right">Requests</Th>
          <Th className="text-right">Refused</Th>
          <Th className="text-right">95 % within</Th>
          <Th className="text-right">Cost</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.operation}>
            <Td className="font-mono text-sm">
              <Link
                href={logOf({ operation: row.operation })}
                className="rounded-sm text-accent hover:underline"
              >
                {row.operation}
              </Link>
            </Td>
            <Td numeric>{row.requests.toLocaleString("en")}</Td>
            <Td numeric>{row.errors}</Td>
            <Td numeric className="whitespace-nowrap">
              {row.p95_ms} ms
            </Td>
            <Td numeric>{usd(row.cost_usd)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

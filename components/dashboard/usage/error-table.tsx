import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";

export function ErrorTable({ rows }: { rows: DataOf<"getUsageByDay">["error_codes"] }) {
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
            <Td className="font-mono text-sm">{row.code}</Td>
            <Td className="font-mono text-ink-muted text-sm">{row.operation}</Td>
            <Td numeric>{row.count}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "./usd";

/** The chart's numbers, for those who cannot see it or want to copy them. */
export function DayTable({ days }: { days: DataOf<"getUsageByDay">["days"] }) {
  return (
    <details className="mt-3">
      <summary className="w-fit rounded-sm text-accent text-sm">The same as a table</summary>
      <div className="mt-2 max-h-80 overflow-y-auto">
        <Table label="Usage by day">
          <thead>
            <tr>
              <Th>Day</Th>
              <Th className="text-right">Requests</Th>
              <Th className="text-right">Refused or failed</Th>
              <Th className="text-right">Cost</Th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <Tr key={day.date}>
                <Td>{day.date}</Td>
                <Td numeric>{day.requests}</Td>
                <Td numeric>{day.errors}</Td>
                <Td numeric>{usd(day.cost_usd)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}

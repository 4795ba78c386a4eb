import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "./usd";

type Day = DataOf<"getUsageByDay">["days"][number];

const COLUMNS: readonly Column<Day>[] = [
  { header: "Day", cell: (day) => day.date },
  { header: "Requests", numeric: true, cell: (day) => day.requests },
  { header: "Errors", numeric: true, cell: (day) => day.errors },
  { header: "Cost", numeric: true, cell: (day) => usd(day.cost_usd) },
];

/** The chart's numbers, for readers who can't see it or want to copy them. */
export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="mt-3">
      <summary className="w-fit rounded-sm text-accent text-sm">View as table</summary>
      <div className="mt-2 max-h-80 overflow-y-auto">
        <DataTable
          label="Usage by day"
          columns={COLUMNS}
          rows={[...days].reverse()}
          keyOf={({ date }) => date}
        />
      </div>
    </details>
  );
}

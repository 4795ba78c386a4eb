import { type Column, DataTable } from "@/components/ui/data-table";
import { type Import, OUTCOME_WORDS } from "./import-words";

type Problem = Import["problems"][number];

const COLUMNS: readonly Column<Problem>[] = [
  { header: "Row", numeric: true, className: "tabular", cell: ({ row }) => row.toLocaleString("en") },
  {
    header: "Result",
    from: "sm",
    className: "whitespace-nowrap",
    cell: ({ outcome }) => OUTCOME_WORDS[outcome],
  },
  { header: "Reason", className: "w-full", cell: ({ reason }) => reason },
];

/** The first rows that can't become a registration, and why. */
export function ImportProblems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <DataTable label="Skipped rows" columns={COLUMNS} rows={problems} keyOf={({ row }) => String(row)} />
  );
}

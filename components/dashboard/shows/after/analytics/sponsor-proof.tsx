import { type Column, DataTable } from "@/components/ui/data-table";
import type { AnalyticsFigures } from "./figures";
import { seconds } from "./number-words";

type Sponsor = AnalyticsFigures["sponsors"][number];

const COLUMNS: readonly Column<Sponsor>[] = [
  { header: "Sponsor", cell: ({ name }) => <span className="break-words">{name}</span> },
  {
    header: "Lower third",
    numeric: true,
    className: "tabular",
    cell: (row) => seconds(row.lower_third_sec),
  },
  { header: "Ticker", numeric: true, className: "tabular", cell: (row) => seconds(row.ticker_sec) },
];

/** How long each sponsor was on stage. */
export const SponsorProof = ({ sponsors }: { sponsors: readonly Sponsor[] }) => (
  <DataTable
    label="Sponsors on stage"
    columns={COLUMNS}
    rows={sponsors}
    keyOf={({ sponsor_id }) => sponsor_id}
  />
);

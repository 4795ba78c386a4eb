import { DataTable } from "@/components/ui/data-table";
import { FoldedRows } from "../../../parts/lists/folded-rows";
import { sourceWords } from "../../../parts/words/people-words";
import { type DefinedColumn, Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { count, shareOf } from "./number-words";

type Source = AnalyticsFigures["sources"][number];

const COLUMNS: readonly DefinedColumn<Source>[] = [
  {
    header: "Source",
    definition: "How people registered.",
    cell: ({ source }) => sourceWords(source),
  },
  {
    header: "Campaign tags",
    definition: "utm_source, utm_medium and utm_campaign of the link they registered from.",
    cell: tagsOf,
  },
  {
    header: "Registered",
    definition: "Confirmed, waitlisted or pending approval.",
    numeric: true,
    className: "tabular",
    cell: (row) => count(row.registered),
  },
  {
    header: "Attended",
    definition: "Those of them who watched the show on air.",
    numeric: true,
    className: "tabular",
    cell: (row) => count(row.attended),
  },
  {
    header: "% of registered",
    definition: "Attended as a percentage of registered.",
    numeric: true,
    from: "sm",
    className: "tabular text-ink-muted",
    cell: (row) => shareOf(row.attended, row.registered),
  },
];

function tagsOf({ utm_source, utm_medium, utm_campaign }: Source): string {
  const tags = [utm_source, utm_medium, utm_campaign].filter((tag) => tag !== null);
  return tags.length > 0 ? tags.join(" · ") : "–";
}

/** Where registrations came from. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return <p className="text-base text-ink-muted">No registrations.</p>;
  return (
    <>
      <FoldedRows count={sources.length} what="sources">
        <DataTable
          label="Sources"
          columns={COLUMNS}
          rows={sources}
          keyOf={(row) => `${row.source} ${tagsOf(row)}`}
        />
      </FoldedRows>
      <Definitions label="Sources" columns={COLUMNS} />
    </>
  );
}

import { DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { CTA_CLICKS } from "@/lib/analytics/definitions";
import { type DefinedColumn, Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { count, shareOf } from "./number-words";

type Cta = AnalyticsFigures["calls_to_action"][number];

const columns = (attended: number): DefinedColumn<Cta>[] => [
  {
    header: "Call to action",
    definition: "Its label, and the page it opens.",
    cell: ({ label, url }) => (
      <>
        <span className="block break-words">{label}</span>
        <span className="block break-all text-ink-muted text-sm">{url}</span>
      </>
    ),
  },
  {
    header: "First shown",
    definition: "When it was first shown on air.",
    from: "sm",
    cell: (cta) => <Time value={cta.first_shown_at} format="short" />,
  },
  {
    header: "Clicks",
    definition: CTA_CLICKS,
    numeric: true,
    className: "tabular",
    cell: (cta) => count(cta.clicks),
  },
  {
    header: "% of attendees",
    definition: "Clicks as a percentage of everyone who attended.",
    numeric: true,
    className: "tabular text-ink-muted",
    cell: (cta) => shareOf(cta.clicks, attended),
  },
];

/** Clicks on each call to action. */
export function CallsToAction({ figures }: { figures: AnalyticsFigures }) {
  const { calls_to_action, attended } = figures;
  if (calls_to_action.length === 0)
    return (
      <p className="text-base text-ink-muted">
        No calls to action. Show one from the studio’s effects while the show is on air.
      </p>
    );
  return (
    <>
      <DataTable
        label="Calls to action"
        columns={columns(attended)}
        rows={calls_to_action}
        keyOf={({ cta_id }) => cta_id}
      />
      <Definitions label="Calls to action" columns={columns(attended)} />
    </>
  );
}

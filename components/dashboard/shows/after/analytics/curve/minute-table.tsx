import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { AnalyticsMinute } from "../figures";
import { count, pct } from "../number-words";

const number = (header: string, value: (minute: AnalyticsMinute) => number): Column<AnalyticsMinute> => ({
  header,
  numeric: true,
  className: "tabular",
  cell: (minute) => count(value(minute)),
});

const COLUMNS: readonly Column<AnalyticsMinute>[] = [
  number("Minute", ({ minute }) => minute),
  { header: "Began", className: "whitespace-nowrap", cell: ({ at }) => <Time value={at} format="short" /> },
  number("Watching", ({ watching }) => watching),
  number("Peak", ({ peak }) => peak),
  {
    header: "% of attendees",
    numeric: true,
    className: "tabular",
    cell: ({ retention_pct }) => pct(retention_pct),
  },
  number("Chat", ({ chat }) => chat),
  number("Votes", ({ votes }) => votes),
  number("Questions", ({ questions }) => questions),
  number("Reactions", ({ reactions }) => reactions),
  number("Clicks", ({ clicks }) => clicks),
  { header: "On stage", className: "min-w-40", cell: onStage },
];

function onStage({ on_stage }: AnalyticsMinute): string {
  if (!on_stage) return "–";
  const people = on_stage.people.flatMap(({ name }) => (name === "" ? [] : [name])).join(", ");
  return [on_stage.segment, on_stage.covered ? "Card" : people].filter(Boolean).join(" · ") || "–";
}

/** The curve's numbers, for readers who can't see it or want to copy them. */
export const MinuteTable = ({ minutes }: { minutes: readonly AnalyticsMinute[] }) => (
  <details className="mt-3">
    <summary className="w-fit rounded-sm text-accent text-sm">View as table</summary>
    <div className="mt-2 max-h-96 overflow-y-auto">
      <DataTable
        label="Audience per minute"
        columns={COLUMNS}
        rows={minutes}
        keyOf={({ minute }) => String(minute)}
      />
    </div>
  </details>
);

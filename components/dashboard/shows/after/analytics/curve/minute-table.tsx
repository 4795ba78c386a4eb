import { DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { MINUTE_WORDS } from "@/lib/analytics/definitions";
import { type DefinedColumn, Definitions } from "../definitions";
import type { AnalyticsMinute } from "../figures";
import { count, pct } from "../number-words";

const number = (header: string, name: keyof typeof MINUTE_WORDS): DefinedColumn<AnalyticsMinute> => ({
  header,
  definition: MINUTE_WORDS[name],
  numeric: true,
  className: "tabular",
  cell: (minute) => count(minute[name]),
});

const COLUMNS: readonly DefinedColumn<AnalyticsMinute>[] = [
  number("Minute", "minute"),
  {
    header: "Began",
    definition: "When the minute began. The last one of each time on air can be shorter.",
    className: "whitespace-nowrap",
    cell: ({ at }) => <Time value={at} format="short" />,
  },
  number("Watching", "watching"),
  number("Peak", "peak"),
  {
    header: "% of attendees",
    definition: "Attendees on average, as a percentage of everyone who attended.",
    numeric: true,
    className: "tabular",
    cell: ({ retention_pct }) => pct(retention_pct),
  },
  number("Chat", "chat"),
  number("Votes", "votes"),
  number("Questions", "questions"),
  number("Reactions", "reactions"),
  number("Clicks", "clicks"),
  {
    header: "On stage",
    definition: "The segment that was shown longest in the minute, and everyone who was on stage.",
    className: "min-w-40",
    cell: onStage,
  },
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
    <Definitions label="Audience per minute" columns={COLUMNS} />
  </details>
);

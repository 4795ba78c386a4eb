import type { AnalyticsFigures } from "./figures";
import { count, minutes, pct } from "./number-words";

interface Headline {
  label: string;
  value: string;
  definition: string;
}

const headlines = (figures: AnalyticsFigures): Headline[] => [
  {
    label: "Registered",
    value: count(figures.registered),
    definition: "Confirmed, waitlisted or pending approval. Cancelled and removed ones don’t count.",
  },
  {
    label: "Attended",
    value: count(figures.attended),
    definition: "People who watched while the show was on air, each counted once.",
  },
  {
    label: "Peak",
    value: count(figures.peak_concurrent),
    definition: "Most attendees watching at the same time.",
  },
  {
    label: "Average watch time",
    value: minutes(figures.avg_watch_min),
    definition: "Watch time of all attendees, divided by their number.",
  },
  {
    label: "Watched of the show",
    value: pct(figures.completion_pct),
    definition: "How much of the time on air an attendee watched on average.",
  },
  {
    label: "On air",
    value: minutes(figures.duration_min),
    definition: "All times on air together, without rehearsals and breaks.",
  },
];

/** The show's main numbers, each with its definition. */
export function HeadlineNumbers({ figures }: { figures: AnalyticsFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 xl:grid-cols-6">
      {headlines(figures).map(({ label, value, definition }) => (
        <div key={label} className="border-line border-t pt-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd>
            <span className="block font-semibold text-2xl tabular tracking-[-0.015em]">{value}</span>
            <span className="mt-1 block text-ink-muted text-sm">{definition}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

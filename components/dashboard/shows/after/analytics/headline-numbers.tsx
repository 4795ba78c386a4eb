import type { AnalyticsFigures } from "./figures";
import { count, minutes, pct, plural } from "./number-words";

interface Headline {
  label: string;
  value: string;
  definition: string;
}

const headlines = (figures: AnalyticsFigures): Headline[] => [
  {
    label: "Registered",
    value: count(figures.registered),
    definition: "Confirmed, waitlisted or pending approval.",
  },
  {
    label: "Attended",
    value: count(figures.attended),
    definition: "People who watched the show on air. Each counts once.",
  },
  {
    label: "Peak",
    value: count(figures.peak_concurrent),
    definition: "Most attendees watching at once.",
  },
  {
    label: "Average watch time",
    value: minutes(figures.avg_watch_min),
    definition: "Total watch time divided by the number of attendees.",
  },
  {
    label: "Completion",
    value: pct(figures.completion_pct),
    definition: "Share of the time on air that attendees watched on average.",
  },
  {
    label: "On air",
    value: minutes(figures.duration_min),
    definition: "Total time on air, without rehearsals and breaks.",
  },
  {
    label: "Replay views",
    value: count(figures.replay_views),
    definition: "Playbacks of at least 5 seconds. One person can have several.",
  },
  {
    label: "Survey score",
    value: figures.nps.avg === null ? "–" : count(figures.nps.avg),
    definition:
      figures.nps.count === 0
        ? "Average score from 0 to 10. No answers yet."
        : `Average of ${plural(figures.nps.count, "answer")} from 0 to 10.`,
  },
];

/** The show's main numbers, each with its definition. */
export function HeadlineNumbers({ figures }: { figures: AnalyticsFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
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

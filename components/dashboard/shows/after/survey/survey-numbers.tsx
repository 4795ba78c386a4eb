import { count, shareOf } from "../analytics/number-words";
import type { SurveyScores } from "./survey-scores";

/** The survey's average, how many answered, and how many of them gave high, middle and low scores. */
export function SurveyNumbers({ nps }: { nps: SurveyScores }) {
  const within = (from: number, to: number) => {
    const those = nps.scores.slice(from, to + 1).reduce((sum, one) => sum + one, 0);
    return { value: count(those), note: shareOf(those, nps.count) };
  };
  const numbers = [
    {
      label: "Average score",
      value: nps.avg === null ? "–" : count(nps.avg),
      note: nps.avg === null ? "" : "of 10",
    },
    { label: "Answers", value: count(nps.count), note: "" },
    { label: "Gave 9 or 10", ...within(9, 10) },
    { label: "Gave 7 or 8", ...within(7, 8) },
    { label: "Gave 0 to 6", ...within(0, 6) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3 xl:grid-cols-5">
      {numbers.map(({ label, value, note }) => (
        <div key={label} className="border-line border-t pt-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-2xl tabular tracking-[-0.015em]">
            {value}
            {note && (
              <span className="ml-2 font-normal text-base text-ink-muted tracking-normal">{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

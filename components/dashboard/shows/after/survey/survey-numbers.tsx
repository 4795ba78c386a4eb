import { count } from "../analytics/number-words";

interface SurveyNumbersProps {
  nps: { avg: number | null; count: number };
}

/** The survey's average and how many answered. */
export function SurveyNumbers({ nps }: SurveyNumbersProps) {
  const numbers = [
    { label: "Average score", value: nps.avg === null ? "–" : `${count(nps.avg)} of 10` },
    { label: "Answers", value: count(nps.count) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3 xl:grid-cols-6">
      {numbers.map(({ label, value }) => (
        <div key={label} className="border-line border-t pt-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-2xl tabular tracking-[-0.015em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

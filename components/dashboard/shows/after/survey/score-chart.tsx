import { type Column, DataTable } from "@/components/ui/data-table";
import { count, shareOf } from "../analytics/number-words";
import type { SurveyScores } from "./survey-scores";

interface Row {
  score: number;
  answers: number;
  share: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { header: "Score", className: "tabular", cell: ({ score }) => score },
  {
    header: "Answers",
    numeric: true,
    className: "tabular font-medium",
    cell: ({ answers }) => count(answers),
  },
  {
    header: "Share",
    numeric: true,
    className: "tabular text-ink-muted",
    cell: ({ share }) => share,
  },
];

/** How many gave each score, as columns from zero, with a table for readers who can't see them. */
export function ScoreChart({ nps }: { nps: SurveyScores }) {
  const most = Math.max(1, ...nps.scores);
  const rows = nps.scores.map((answers, score) => ({ score, answers, share: shareOf(answers, nps.count) }));
  return (
    <figure aria-label="Answers by score" className="min-w-0 max-w-2xl">
      <div aria-hidden className="grid grid-cols-11">
        {rows.map(({ score, answers }) => (
          <div key={score} className="flex flex-col text-center text-sm tabular">
            <div className="flex h-40 flex-col justify-end border-line-strong border-b px-0.5 sm:px-1">
              <span className="font-medium">{answers > 0 && count(answers)}</span>
              <span
                className="mx-auto w-full max-w-10 rounded-t-sm bg-accent"
                style={{ height: `${(85 * answers) / most}%` }}
              />
            </div>
            <span className="mt-1 text-ink-muted">{score}</span>
          </div>
        ))}
      </div>
      <details className="mt-3">
        <summary className="w-fit rounded-sm text-accent text-sm">View as table</summary>
        <div className="mt-2 max-w-md">
          <DataTable
            label="Answers by score"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ score }) => String(score)}
          />
        </div>
      </details>
    </figure>
  );
}

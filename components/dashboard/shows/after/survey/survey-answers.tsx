import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { SurveyAnswerWire } from "@/lib/modules/replays/survey/schema";

const columns = (people: string): Column<SurveyAnswerWire>[] => [
  {
    header: "Score",
    numeric: true,
    className: "tabular font-medium",
    cell: ({ score }) => score,
  },
  {
    header: "Comment",
    className: "min-w-48",
    cell: (row) => (
      <>
        <Comment comment={row.comment} />
        <span className="block text-sm sm:hidden">
          <Who row={row} people={people} />
        </span>
      </>
    ),
  },
  {
    header: "Attendee",
    from: "sm",
    cell: (row) => <Who row={row} people={people} />,
  },
  {
    header: "Answered",
    from: "lg",
    className: "whitespace-nowrap",
    cell: ({ answered_at }) => <Time value={answered_at} format="short" />,
  },
];

function Comment({ comment }: Pick<SurveyAnswerWire, "comment">) {
  if (comment)
    return (
      <span dir="auto" className="block max-w-[80ch] whitespace-pre-line">
        {comment}
      </span>
    );
  return (
    <span className="text-ink-muted max-sm:sr-only">
      <span aria-hidden>–</span>
      <span className="sr-only">No comment</span>
    </span>
  );
}

function Who({ row: { name, registration_id }, people }: { row: SurveyAnswerWire; people: string }) {
  if (name === null) return <span className="text-ink-muted">Removed person</span>;
  return (
    <Link href={`${people}/${registration_id}`} className="rounded-sm font-medium hover:underline">
      {name}
    </Link>
  );
}

interface SurveyAnswersProps {
  answers: readonly SurveyAnswerWire[];
  /** Path of the show's people. */
  people: string;
}

/** Answers to the survey, newest first. */
export const SurveyAnswers = ({ answers, people }: SurveyAnswersProps) => (
  <DataTable label="Answers" columns={columns(people)} rows={answers} keyOf={({ id }) => id} />
);

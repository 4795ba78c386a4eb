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
    cell: ({ comment }) =>
      comment ? (
        <span dir="auto" className="block max-w-[80ch] whitespace-pre-line">
          {comment}
        </span>
      ) : (
        <span className="text-ink-muted">
          <span aria-hidden>–</span>
          <span className="sr-only">No comment</span>
        </span>
      ),
  },
  {
    header: "Attendee",
    cell: ({ name, registration_id }) =>
      name === null ? (
        <span className="text-ink-muted">Removed person</span>
      ) : (
        <Link href={`${people}/${registration_id}`} className="rounded-sm font-medium hover:underline">
          {name}
        </Link>
      ),
  },
  {
    header: "Answered",
    from: "lg",
    className: "whitespace-nowrap",
    cell: ({ answered_at }) => <Time value={answered_at} format="short" />,
  },
];

interface SurveyAnswersProps {
  answers: readonly SurveyAnswerWire[];
  /** Path of the show's people. */
  people: string;
}

/** Answers to the survey, newest first. */
export const SurveyAnswers = ({ answers, people }: SurveyAnswersProps) => (
  <DataTable label="Answers" columns={columns(people)} rows={answers} keyOf={({ id }) => id} />
);

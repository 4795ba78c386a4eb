import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { AnalyticsAttendee } from "./figures";
import { count, wholePct } from "./number-words";

type Attendee = AnalyticsAttendee;

const number = (header: string, value: (row: Attendee) => number, from?: "lg"): Column<Attendee> => ({
  header,
  numeric: true,
  className: "tabular",
  ...(from && { from }),
  cell: (row) => count(value(row)),
});

const columns = (people: string): Column<Attendee>[] => [
  { header: "Attendee", className: "min-w-32 sm:min-w-44", cell: (row) => <Who row={row} people={people} /> },
  {
    header: "Watched",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: ({ minutes, watched_pct }) => (
      <>
        {count(minutes)} min
        <span className="inline-block min-w-11 text-ink-muted max-sm:block">{wholePct(watched_pct)}</span>
      </>
    ),
  },
  { ...number("Engagement", ({ engagement }) => engagement), className: "tabular font-medium" },
  {
    header: "Replay",
    numeric: true,
    from: "lg",
    className: "tabular whitespace-nowrap",
    cell: ({ replay_minutes }) => (replay_minutes === 0 ? "–" : `${count(replay_minutes)} min`),
  },
  number("Joins", ({ joins }) => joins, "lg"),
  {
    header: "First joined",
    from: "wide",
    className: "whitespace-nowrap",
    cell: ({ first_joined_at: at }) => (at === null ? "–" : <Time value={at} format="short" />),
  },
  number("Chat", ({ chat }) => chat, "lg"),
  number("Votes", ({ votes }) => votes, "lg"),
  number("Questions", ({ questions }) => questions, "lg"),
  number("Upvotes", ({ upvotes }) => upvotes, "lg"),
  number("Reactions", ({ reactions }) => reactions, "lg"),
  number("Clicks", ({ clicks }) => clicks, "lg"),
];

function Who({ row: { name, email, registration_id }, people }: { row: Attendee; people: string }) {
  if (name === null)
    return (
      <span className="text-ink-muted">
        {registration_id === null ? "Viewer without registration" : "Removed person"}
      </span>
    );
  return (
    <>
      <Link href={`${people}/${registration_id}`} className="rounded-sm font-medium hover:underline">
        {name}
      </Link>
      <span className="block break-all text-ink-muted text-sm">{email}</span>
    </>
  );
}

interface AttendeeTableProps {
  attendees: readonly Attendee[];
  /** Path of the show's people. */
  people: string;
}

/** Attendees, those with the longest watch time first, and after them those who only watched the replay. */
export const AttendeeTable = ({ attendees, people }: AttendeeTableProps) => (
  <DataTable
    label="Attendees"
    columns={columns(people)}
    rows={attendees}
    keyOf={({ person_id }) => person_id}
  />
);

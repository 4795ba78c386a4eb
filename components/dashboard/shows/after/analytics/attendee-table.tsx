import Link from "next/link";
import { DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { ATTENDEE_WORDS } from "@/lib/analytics/definitions";
import { type DefinedColumn, Definitions } from "./definitions";
import type { AnalyticsAttendee } from "./figures";
import { count, wholePct } from "./number-words";

type Attendee = AnalyticsAttendee;

type Counted = "joins" | "chat" | "votes" | "questions" | "upvotes" | "reactions" | "clicks";

const number = (header: string, definition: string, name: Counted): DefinedColumn<Attendee> => ({
  ...{ header, definition },
  numeric: true,
  className: "tabular",
  from: "lg",
  cell: (row) => count(row[name]),
});

const columns = (people: string): DefinedColumn<Attendee>[] => [
  {
    header: "Attendee",
    definition: "Someone who registered, or the browser of a viewer without registration.",
    className: "min-w-32 sm:min-w-44",
    cell: (row) => <Who row={row} people={people} />,
  },
  {
    header: "Watched",
    definition: `${ATTENDEE_WORDS.minutes} The percentage is of the time on air.`,
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: ({ minutes, watched_pct }) => (
      <>
        {count(minutes)} min
        <span className="inline-block min-w-11 text-ink-muted max-sm:block">{wholePct(watched_pct)}</span>
      </>
    ),
  },
  {
    header: "Engagement",
    definition:
      "From 0 to 100: up to 60 points for watch time, plus 8 each for chatting, voting, asking or upvoting a question, reacting, and clicking a call to action.",
    numeric: true,
    className: "tabular font-medium",
    cell: ({ engagement }) => count(engagement),
  },
  {
    header: "Replay",
    definition: "Watch time of the replay. It doesn’t count as watch time of the show.",
    numeric: true,
    from: "lg",
    className: "tabular whitespace-nowrap",
    cell: ({ replay_minutes }) => (replay_minutes === 0 ? "–" : `${count(replay_minutes)} min`),
  },
  number("Joins", ATTENDEE_WORDS.joins, "joins"),
  {
    header: "First joined",
    definition: "When they first joined the show on air.",
    from: "wide",
    className: "whitespace-nowrap",
    cell: ({ first_joined_at: at }) => (at === null ? "–" : <Time value={at} format="short" />),
  },
  number("Chat", ATTENDEE_WORDS.chat, "chat"),
  number("Votes", ATTENDEE_WORDS.votes, "votes"),
  number("Questions", "Questions they asked, private and dismissed ones included.", "questions"),
  number("Upvotes", ATTENDEE_WORDS.upvotes, "upvotes"),
  number("Reactions", "Reactions they sent.", "reactions"),
  number("Clicks", ATTENDEE_WORDS.clicks, "clicks"),
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
  <>
    <DataTable
      label="Attendees"
      columns={columns(people)}
      rows={attendees}
      keyOf={({ person_id }) => person_id}
    />
    <Definitions label="Attendees" columns={columns(people)} />
  </>
);

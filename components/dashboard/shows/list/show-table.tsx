"use client";

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { EventSummary } from "@/lib/modules/shows/events/schema";
import { useEnvironment } from "../../access/environment";
import { isUpcoming } from "./is-upcoming";
import { ShowLinks } from "./show-links";
import { ShowStateBadge } from "./show-state-badge";

const startOf = (show: EventSummary, open: string) =>
  show.starts_at ? <Time value={show.starts_at} format="short" /> : isUpcoming(show) && open;

const columnsOf = (base: string): Column<EventSummary>[] => [
  {
    header: "Title",
    className: "w-full max-w-0 sm:min-w-56",
    cell: (show) => (
      <>
        <Link
          href={`${base}/shows/${show.slug}`}
          className="block truncate rounded-sm font-medium hover:underline"
        >
          {show.title}
        </Link>
        <code className="block truncate font-mono text-ink-muted text-xs">{show.slug}</code>
        <span className="mt-1 flex items-center gap-2 text-ink-muted text-xs sm:hidden">
          <ShowStateBadge state={show.state} />
          {startOf(show, "Date to be announced")}
        </span>
      </>
    ),
  },
  { header: "Status", from: "sm", cell: (show) => <ShowStateBadge state={show.state} /> },
  {
    header: "Starts",
    from: "sm",
    className: "whitespace-nowrap text-ink-muted",
    cell: (show) => startOf(show, "To be announced"),
  },
  { header: "Registrations", from: "md", numeric: true, cell: (show) => show.registrations },
  { header: "Guests", from: "md", numeric: true, cell: (show) => show.guest_count },
  { header: "Links", cell: (show) => <ShowLinks title={show.title} links={show.links} /> },
];

export function ShowTable({ shows }: { shows: readonly EventSummary[] }) {
  const { base } = useEnvironment();
  return <DataTable label="Shows" columns={columnsOf(base)} rows={shows} keyOf={({ slug }) => slug} />;
}

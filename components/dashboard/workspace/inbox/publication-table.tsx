"use client";

import Link from "next/link";
import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { kindLabel } from "../../shows/after/distribution/distribution-words";

type Captured = DataOf<"listCapturedPublications">[number];

const columnsOf = (pathOf: (row: Captured) => string): Column<Captured>[] => [
  {
    header: "To",
    from: "sm",
    className: "max-w-56 truncate",
    cell: ({ destination }) => `${destination.name} (${kindLabel(destination.kind)})`,
  },
  {
    header: "Title",
    className: "w-full max-w-0 sm:min-w-56",
    cell: (row) => (
      <>
        <Link href={pathOf(row)} className="block truncate rounded-sm font-medium hover:underline">
          {row.title}
        </Link>
        <span className="block truncate text-ink-muted text-xs sm:hidden">
          {row.destination.name} · <Ago value={row.created_at} />
        </span>
      </>
    ),
  },
  {
    header: "Request",
    from: "md",
    className: "max-w-64 truncate text-ink-muted",
    cell: ({ request }) => request && `${request.method} ${request.url}`,
  },
  agoColumn("When", (row) => row.created_at, { from: "sm" }),
];

/** Publications that the test environment captured. Their whole requests are on their show's page. */
export function PublicationTable({ publications }: { publications: readonly Captured[] }) {
  const { base } = useEnvironment();
  const pathOf = ({ event_slug }: Captured) => `${base}/shows/${event_slug}/distribution`;
  return (
    <DataTable
      label="Captured publications"
      columns={columnsOf(pathOf)}
      rows={publications}
      keyOf={({ id }) => id}
    />
  );
}

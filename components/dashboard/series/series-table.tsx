"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { SeriesWire } from "@/lib/modules/show-basics/series/schema";
import { useEnvironment } from "../access/environment";
import { ActiveBadge } from "../parts/words/active-badge";

export function SeriesTable({ series }: { series: readonly SeriesWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const pathOf = ({ slug }: SeriesWire) => `${base}/series/${slug}`;
  const columns: Column<SeriesWire>[] = [
    {
      header: "Name",
      className: "w-full max-w-0 sm:min-w-48",
      cell: (one) => (
        <>
          <Link href={pathOf(one)} className="block truncate rounded-sm font-medium hover:underline">
            {one.name}
          </Link>
          <code className="block truncate font-mono text-ink-muted text-xs">{one.slug}</code>
        </>
      ),
    },
    { header: "Status", cell: ({ status }) => <ActiveBadge status={status} /> },
    agoColumn("Changed", (one) => one.updated_at, { from: "sm" }),
  ];
  return (
    <DataTable
      label="Series"
      columns={columns}
      rows={series}
      keyOf={({ slug }) => slug}
      onOpen={(one) => router.push(pathOf(one))}
    />
  );
}

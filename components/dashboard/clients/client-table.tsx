"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { ClientWire } from "@/lib/modules/show-basics/clients/schema";
import { useEnvironment } from "../access/environment";
import { ActiveBadge } from "../parts/words/active-badge";

const columnsOf = (pathOf: (client: ClientWire) => string): Column<ClientWire>[] => [
  {
    header: "Name",
    className: "w-full max-w-0 sm:min-w-48",
    cell: (client) => (
      <>
        <Link href={pathOf(client)} className="block truncate rounded-sm font-medium hover:underline">
          {client.name}
        </Link>
        {client.external_id && (
          <code className="block truncate font-mono text-ink-muted text-xs sm:hidden">
            {client.external_id}
          </code>
        )}
      </>
    ),
  },
  {
    header: "Your ID",
    from: "sm",
    className: "max-w-56 truncate font-mono text-ink-muted text-sm",
    cell: (client) => client.external_id ?? "–",
  },
  { header: "Status", cell: (client) => <ActiveBadge status={client.status} /> },
  agoColumn("Changed", (client) => client.updated_at, { from: "sm" }),
  agoColumn("Created", (client) => client.created_at, { from: "md" }),
];

export function ClientTable({ clients }: { clients: readonly ClientWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const pathOf = ({ id }: ClientWire) => `${base}/clients/${id}`;
  return (
    <DataTable
      label="Managed clients"
      columns={columnsOf(pathOf)}
      rows={clients}
      keyOf={({ id }) => id}
      onOpen={(client) => router.push(pathOf(client))}
    />
  );
}

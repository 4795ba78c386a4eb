"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Ago } from "@/components/ui/ago";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { ClientWire } from "@/lib/modules/clients/schema";
import { useEnvironment } from "../shell/environment";
import { ClientStateBadge } from "./client-state-badge";

export function ClientTable({ clients }: { clients: readonly ClientWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <Table label="Managed clients">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th className="max-sm:hidden">Your id</Th>
          <Th>Status</Th>
          <Th className="max-sm:hidden">Changed</Th>
          <Th className="max-md:hidden">Created</Th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Tr key={client.id} interactive onClick={() => router.push(`${base}/clients/${client.id}`)}>
            <Td className="w-full max-w-0 sm:min-w-48">
              <Link
                href={`${base}/clients/${client.id}`}
                className="block truncate rounded-sm font-medium hover:underline"
              >
                {client.name}
              </Link>
              {client.external_id && (
                <code className="block truncate font-mono text-ink-muted text-xs sm:hidden">
                  {client.external_id}
                </code>
              )}
            </Td>
            <Td className="max-w-56 truncate font-mono text-ink-muted text-sm max-sm:hidden">
              {client.external_id ?? "–"}
            </Td>
            <Td>
              <ClientStateBadge status={client.status} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <Ago value={client.updated_at} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-md:hidden">
              <Ago value={client.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

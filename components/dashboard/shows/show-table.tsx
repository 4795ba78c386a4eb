"use client";

import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import type { EventSummary } from "@/lib/modules/events/schema";
import { ShowLinks } from "./show-links";
import { ShowStateBadge } from "./show-state-badge";

export function ShowTable({ shows }: { shows: readonly EventSummary[] }) {
  return (
    <Table label="Shows">
      <thead>
        <tr>
          <Th>Title</Th>
          <Th>State</Th>
          <Th>Starts</Th>
          <Th className="text-right">Registrations</Th>
          <Th className="text-right">Guests</Th>
          <Th>Links</Th>
        </tr>
      </thead>
      <tbody>
        {shows.map((show) => (
          <Tr key={show.slug}>
            <Td className="min-w-56 max-w-96">
              <span className="block truncate font-medium">{show.title}</span>
              <code className="block truncate font-mono text-ink-muted text-xs">{show.slug}</code>
            </Td>
            <Td>
              <ShowStateBadge state={show.state} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              {show.starts_at ? <Time value={show.starts_at} format="short" /> : "To be announced"}
            </Td>
            <Td numeric>{show.registrations}</Td>
            <Td numeric>{show.guest_count}</Td>
            <Td>
              <ShowLinks title={show.title} links={show.links} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

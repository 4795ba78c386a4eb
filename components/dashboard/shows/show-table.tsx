"use client";

import Link from "next/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import type { EventSummary } from "@/lib/modules/events/schema";
import { useEnvironment } from "../shell/environment";
import { ShowLinks } from "./show-links";
import { ShowStateBadge } from "./show-state-badge";

export function ShowTable({ shows }: { shows: readonly EventSummary[] }) {
  const { base } = useEnvironment();
  return (
    <Table label="Shows">
      <thead>
        <tr>
          <Th>Title</Th>
          <Th className="max-sm:hidden">State</Th>
          <Th className="max-sm:hidden">Starts</Th>
          <Th className="text-right max-md:hidden">Registrations</Th>
          <Th className="text-right max-md:hidden">Guests</Th>
          <Th>Links</Th>
        </tr>
      </thead>
      <tbody>
        {shows.map((show) => (
          <Tr key={show.slug}>
            <Td className="w-full max-w-0 sm:min-w-56">
              <Link
                href={`${base}/shows/${show.slug}`}
                className="block truncate rounded-sm font-medium hover:underline"
              >
                {show.title}
              </Link>
              <code className="block truncate font-mono text-ink-muted text-xs">{show.slug}</code>
              <span className="mt-1 flex items-center gap-2 text-ink-muted text-xs sm:hidden">
                <ShowStateBadge state={show.state} />
                {show.starts_at ? <Time value={show.starts_at} format="short" /> : "Date to be announced"}
              </span>
            </Td>
            <Td className="max-sm:hidden">
              <ShowStateBadge state={show.state} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              {show.starts_at ? <Time value={show.starts_at} format="short" /> : "To be announced"}
            </Td>
            <Td numeric className="max-md:hidden">
              {show.registrations}
            </Td>
            <Td numeric className="max-md:hidden">
              {show.guest_count}
            </Td>
            <Td>
              <ShowLinks title={show.title} links={show.links} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Ago } from "@/components/ui/ago";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { WebhookWire } from "@/lib/modules/webhooks/schema";
import { useEnvironment } from "../shell/environment";
import { WebhookStateBadge } from "./webhook-state-badge";

const told = (events: readonly string[]): string =>
  events.includes("*") ? "Everything" : events.length === 1 ? (events[0] ?? "") : `${events.length} kinds`;

const isFailing = ({ failing_since, status }: WebhookWire): boolean =>
  failing_since !== null && status === "active";

export function WebhookTable({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <Table label="Webhooks">
      <thead>
        <tr>
          <Th>Address</Th>
          <Th className="max-sm:hidden">Events</Th>
          <Th>State</Th>
          <Th className="max-md:hidden">Created</Th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <Tr key={webhook.id} interactive onClick={() => router.push(`${base}/webhooks/${webhook.id}`)}>
            <Td className="w-full max-w-0 sm:min-w-64">
              <Link
                href={`${base}/webhooks/${webhook.id}`}
                className="block truncate rounded-sm font-mono text-sm hover:underline"
              >
                {webhook.url}
              </Link>
              <span className="block truncate text-ink-muted text-xs">
                {webhook.description}
                <span className="sm:hidden">
                  {webhook.description && " · "}
                  {told(webhook.events)}
                  {isFailing(webhook) && <span className="text-warn"> · failing</span>}
                </span>
              </span>
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">{told(webhook.events)}</Td>
            <Td className="whitespace-nowrap">
              <WebhookStateBadge state={webhook.status} />
              {isFailing(webhook) && webhook.failing_since && (
                <span className="ml-2 text-sm text-warn max-sm:hidden">
                  failing since <Ago value={webhook.failing_since} />
                </span>
              )}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-md:hidden">
              <Ago value={webhook.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

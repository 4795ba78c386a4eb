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

export function WebhookTable({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <Table label="Webhooks">
      <thead>
        <tr>
          <Th>Address</Th>
          <Th>Events</Th>
          <Th>State</Th>
          <Th>Created</Th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <Tr key={webhook.id} interactive onClick={() => router.push(`${base}/webhooks/${webhook.id}`)}>
            <Td className="min-w-64 max-w-96">
              <Link
                href={`${base}/webhooks/${webhook.id}`}
                className="block truncate rounded-sm font-mono text-sm hover:underline"
              >
                {webhook.url}
              </Link>
              {webhook.description && (
                <span className="block truncate text-ink-muted text-xs">{webhook.description}</span>
              )}
            </Td>
            <Td className="whitespace-nowrap">{told(webhook.events)}</Td>
            <Td className="whitespace-nowrap">
              <WebhookStateBadge state={webhook.status} />
              {webhook.failing_since && webhook.status === "active" && (
                <span className="ml-2 text-sm text-warn">
                  failing since <Ago value={webhook.failing_since} />
                </span>
              )}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              <Ago value={webhook.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

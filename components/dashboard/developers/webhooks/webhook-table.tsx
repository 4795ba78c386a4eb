"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import { useEnvironment } from "../../access/environment";
import { WebhookStateBadge } from "./webhook-state-badge";

const eventNames = (events: readonly string[]): string =>
  events.includes("*") ? "All events" : events.length === 1 ? (events[0] ?? "") : `${events.length} events`;

const isFailing = ({ failing_since, status }: WebhookWire): boolean =>
  failing_since !== null && status === "active";

const columnsOf = (pathOf: (webhook: WebhookWire) => string): Column<WebhookWire>[] => [
  {
    header: "Endpoint URL",
    className: "w-full max-w-0 sm:min-w-64",
    cell: (webhook) => (
      <>
        <Link href={pathOf(webhook)} className="block truncate rounded-sm font-mono text-sm hover:underline">
          {webhook.url}
        </Link>
        <span className="block truncate text-ink-muted text-xs">
          {webhook.description}
          <span className="sm:hidden">
            {webhook.description && " · "}
            {eventNames(webhook.events)}
            {isFailing(webhook) && <span className="text-warn"> · failing</span>}
          </span>
        </span>
      </>
    ),
  },
  { header: "Events", from: "sm", className: "whitespace-nowrap", cell: ({ events }) => eventNames(events) },
  {
    header: "Status",
    className: "whitespace-nowrap",
    cell: (webhook) => (
      <>
        <WebhookStateBadge state={webhook.status} />
        {isFailing(webhook) && webhook.failing_since && (
          <span className="ml-2 text-sm text-warn max-sm:hidden">
            failing since <Ago value={webhook.failing_since} />
          </span>
        )}
      </>
    ),
  },
  agoColumn("Created", (webhook) => webhook.created_at, { from: "md" }),
];

export function WebhookTable({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const pathOf = ({ id }: WebhookWire) => `${base}/webhooks/${id}`;
  return (
    <DataTable
      label="Webhooks"
      columns={columnsOf(pathOf)}
      rows={webhooks}
      keyOf={({ id }) => id}
      onOpen={(webhook) => router.push(pathOf(webhook))}
    />
  );
}

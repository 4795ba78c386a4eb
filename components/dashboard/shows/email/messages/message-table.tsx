"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { agoColumn } from "@/components/ui/ago-column";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { audienceWords, sentOf } from "./audience-words";
import { MessageStateBadge } from "./message-state-badge";

type Message = DataOf<"listCommunications">[number];

const columnsOf = (base: string): Column<Message>[] => [
  {
    header: "Subject",
    className: "w-full max-w-0 sm:min-w-56",
    cell: (message) => (
      <>
        <Link
          href={`${base}/${message.id}`}
          className="block truncate rounded-sm font-medium hover:underline"
        >
          {message.subject}
        </Link>
        <span className="block truncate text-ink-muted text-xs">{audienceWords(message.audience)}</span>
      </>
    ),
  },
  { header: "Sent", from: "md", numeric: true, cell: ({ results }) => sentOf(results) },
  {
    header: "Status",
    cell: (message) => (
      <span className="flex flex-col items-start gap-0.5">
        <MessageStateBadge state={message.state} />
        {message.state === "scheduled" && message.scheduled_for && (
          <span className="whitespace-nowrap text-ink-muted text-xs">
            <Time value={message.scheduled_for} />
          </span>
        )}
      </span>
    ),
  },
  agoColumn("Saved", (message) => message.created_at, { from: "sm" }),
];

/** The messages of a show, newest first. */
export function MessageTable({ messages, base }: { messages: readonly Message[]; base: string }) {
  const router = useRouter();
  return (
    <DataTable
      label="Messages"
      columns={columnsOf(base)}
      rows={messages}
      keyOf={({ id }) => id}
      onOpen={({ id }) => router.push(`${base}/${id}`)}
    />
  );
}

"use client";

import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { shownEmail } from "@/lib/client/shown-email";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { MessageStateBadge } from "./message-state-badge";

type Recipient = DataOf<"getCommunication">["recipients"][number];

const WORDS: Record<string, string> = {
  no_address: "No email address",
  duplicate: "Duplicate address",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  complained: "Marked as spam",
};

const columnsOf = (base: string): Column<Recipient>[] => [
  {
    header: "Recipient",
    className: "w-full max-w-0 sm:min-w-56",
    cell: ({ name, email, kind }) => (
      <>
        <span className="block truncate font-medium">{name || shownEmail(email)}</span>
        <span className="block truncate text-ink-muted text-xs">
          {kind === "guest" ? "Guest · " : ""}
          {email}
        </span>
      </>
    ),
  },
  {
    header: "Reason",
    from: "md",
    className: "min-w-48 text-ink-muted",
    cell: ({ reason }) => (reason ? (WORDS[reason] ?? reason) : "–"),
  },
  {
    header: "Status",
    cell: ({ state, mail_id }) =>
      mail_id ? (
        <Link href={`${base}/inbox/${mail_id}`} className="rounded-sm hover:underline">
          <MessageStateBadge state={state} />
        </Link>
      ) : (
        <MessageStateBadge state={state} />
      ),
  },
];

/** State of the email to each recipient. */
export function RecipientTable({ recipients }: { recipients: readonly Recipient[] }) {
  const { base } = useEnvironment();
  return <DataTable label="Recipients" columns={columnsOf(base)} rows={recipients} keyOf={({ id }) => id} />;
}

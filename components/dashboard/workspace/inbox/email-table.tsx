"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { emailTitle } from "./email-head";

type Email = DataOf<"listMail">[number];

const TONES: Record<string, BadgeTone> = {
  sent: "ok",
  captured: "accent",
  failed: "danger",
  bounced: "danger",
  complained: "danger",
  suppressed: "warn",
  skipped: "warn",
};

function StateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}

const columnsOf = (pathOf: (mail: Email) => string): Column<Email>[] => [
  { header: "To", from: "sm", className: "max-w-56 truncate", cell: (mail) => mail.to.email },
  {
    header: "Subject",
    className: "w-full max-w-0 sm:min-w-56",
    cell: (mail) => (
      <>
        <Link href={pathOf(mail)} className="block truncate rounded-sm font-medium hover:underline">
          {emailTitle(mail)}
        </Link>
        <span className="block truncate text-ink-muted text-xs sm:hidden">
          {mail.to.email} · <Ago value={mail.created_at} />
        </span>
      </>
    ),
  },
  { header: "Kind", from: "md", className: "whitespace-nowrap text-ink-muted", cell: (mail) => mail.kind },
  { header: "Status", cell: (mail) => <StateBadge state={mail.state} /> },
  agoColumn("When", (mail) => mail.created_at, { from: "sm" }),
];

export function EmailTable({ mails }: { mails: readonly Email[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const pathOf = ({ id }: Email) => `${base}/inbox/${id}`;
  return (
    <DataTable
      label="Emails"
      columns={columnsOf(pathOf)}
      rows={mails}
      keyOf={({ id }) => id}
      onOpen={(mail) => router.push(pathOf(mail))}
    />
  );
}

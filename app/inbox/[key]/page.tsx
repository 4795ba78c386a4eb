import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Time } from "@/components/ui/time";
import { canOpenInbox, type InboxHeading, listInbox } from "@/lib/modules/email/sending";

export const metadata: Metadata = { title: "Inbox", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ key: string }>;
  searchParams: Promise<{ to?: string | string[] }>;
}

/** All emails of this installation that were captured instead of delivered. */
export default async function InboxPage({ params, searchParams }: Props) {
  const { key } = await params;
  if (!canOpenInbox(key)) notFound();
  const { to } = await searchParams;
  const search = typeof to === "string" ? to.slice(0, 254) : "";
  const messages = await listInbox({ to: search, limit: 200 });
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-semibold text-2xl">Inbox</h1>
          <p className="mt-1 text-ink-muted text-sm">
            Emails captured on this machine. None of them were delivered.
          </p>
        </div>
        <form className="flex items-center gap-2">
          <Input
            name="to"
            type="search"
            defaultValue={search}
            placeholder="Recipient"
            aria-label="Search by recipient"
          />
          <Button type="submit">Search</Button>
        </form>
      </header>
      {messages.length > 0 ? (
        <DataTable
          label="Captured emails, newest first"
          columns={columnsOf(key)}
          rows={messages}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState
          title={search ? "No emails to this recipient" : "No emails yet"}
          description="Sign in or register for a show. The email appears here within a few seconds."
        />
      )}
    </main>
  );
}

const columnsOf = (inboxKey: string): Column<InboxHeading>[] => [
  {
    header: "Subject",
    cell: (message) => (
      <>
        <Link
          href={`/inbox/${inboxKey}/${message.id}`}
          prefetch={false}
          className="font-medium underline-offset-4 hover:underline"
        >
          <bdi>{message.subject || "(no subject)"}</bdi>
        </Link>
        <span className="block text-ink-muted text-sm sm:hidden">{message.to.join(", ")}</span>
      </>
    ),
  },
  {
    header: "To",
    from: "sm",
    className: "whitespace-nowrap text-ink-muted text-sm",
    cell: (message) => message.to.join(", "),
  },
  { header: "Status", from: "sm", cell: (message) => <StateBadge state={message.state} /> },
  {
    header: "Received",
    numeric: true,
    className: "whitespace-nowrap text-ink-muted text-sm tabular-nums",
    cell: (message) => <Time value={message.at} format="short" />,
  },
];

function StateBadge({ state }: { state: InboxHeading["state"] }) {
  return state === "captured" ? (
    <Badge tone="warn">Test, captured</Badge>
  ) : (
    <Badge tone="ok">Sent via SMTP</Badge>
  );
}

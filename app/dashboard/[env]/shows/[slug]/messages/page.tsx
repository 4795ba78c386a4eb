import { MailPlus } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { MessageTable } from "@/components/dashboard/shows/email/messages/message-table";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { asked } from "../../../../_lib/asked";
import { NothingYet } from "../../../../_lib/nothing-yet";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Messages" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

const STATES = choices("draft", "scheduled", "sending", "sent", "failed", "cancelled");

export default async function MessagesPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["state", "cursor"]);
  const messages = await read(environment, "listCommunications", { params: { slug }, query });
  if (messages.problem?.code === "not_found") notFound();
  const show = `/dashboard/${environment}/shows/${slug}`;
  return (
    <>
      <PageHeader
        title="Messages"
        description="Emails to your attendees and guests, from draft to delivery."
        action={
          <ForRole least="member">
            <ButtonLink
              variant="primary"
              href={`${show}/messages/new`}
              icon={<MailPlus className="size-4" aria-hidden />}
            >
              New message
            </ButtonLink>
          </ForRole>
        }
      />
      {(query.state || (messages.data?.items.length ?? 0) > 0) && (
        <FilterBar choices={[{ name: "state", label: "Status", options: STATES }]} />
      )}
      <Listing list={messages} empty={<NoMessages slug={slug} filtered={query.state !== undefined} />}>
        {(rows) => <MessageTable messages={rows} base={`${show}/messages`} />}
      </Listing>
    </>
  );
}

function NoMessages({ slug, filtered }: { slug: string; filtered: boolean }) {
  if (filtered) return <EmptyState title="No messages match this filter" />;
  return (
    <NothingYet
      icon={MailPlus}
      title="No messages yet"
      description="Write to attendees or guests here, or with the API:"
      call="createCommunicationDraft"
      input={{
        slug,
        subject: "A question before the show",
        body: "Hello, what should we talk about?",
        audience: { to: "registrations" },
      }}
    />
  );
}

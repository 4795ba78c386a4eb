import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { Section } from "@/components/dashboard/parts/page/section";
import { EmailTable } from "@/components/dashboard/workspace/inbox/email-table";
import { PublicationTable } from "@/components/dashboard/workspace/inbox/publication-table";
import type { Environment } from "@/lib/platform/security/principal";
import { asked, type PageProps } from "../../_lib/asked";
import { firstEmail } from "../../_lib/first-email";
import { NothingFound } from "../../_lib/nothing-found";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Inbox" };

const STATES = choices(
  "captured",
  "sent",
  "queued",
  "suppressed",
  "skipped",
  "failed",
  "bounced",
  "complained",
);

export default async function InboxPage(props: PageProps) {
  const { environment, query } = await asked(props, ["to", "state", "kind", "cursor"]);
  const mails = await read(environment, "listMail", { query });
  const test = environment === "test";
  const isFirst = !query.cursor && !query.to && !query.state && !query.kind;
  const captured = test && isFirst ? await read(environment, "listCapturedPublications") : null;
  return (
    <>
      <PageHeader
        title="Inbox"
        description={
          test
            ? "Emails and publications captured in the test environment. They don’t reach anyone."
            : "Emails sent on your behalf and their delivery status."
        }
      />
      <FilterBar
        texts={[{ name: "to", label: "Search recipients" }]}
        choices={[{ name: "state", label: "Status", options: STATES }]}
      />
      <Listing
        list={mails}
        empty={<NoEmails environment={environment} filtered={Boolean(query.to || query.state)} />}
      >
        {(rows) => <EmailTable mails={rows} />}
      </Listing>
      {captured?.data && captured.data.items.length > 0 && (
        <div className="mt-10">
          <Section title="Publications" description="Captured instead of being published. Newest first.">
            <PublicationTable publications={captured.data.items} />
          </Section>
        </div>
      )}
    </>
  );
}

async function NoEmails({ environment, filtered }: { environment: Environment; filtered: boolean }) {
  if (filtered) return <NothingFound icon={Inbox} title="No emails match these filters" />;
  const shows = await read(environment, "listEvents", { query: { state: "published", limit: "1" } });
  return <NothingYet icon={Inbox} title="No emails yet" {...firstEmail(shows.data?.items[0]?.slug)} />;
}

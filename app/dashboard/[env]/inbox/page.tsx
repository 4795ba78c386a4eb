import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { MailTable } from "@/components/dashboard/inbox/mail-table";
import { choices } from "@/components/dashboard/parts/choices";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { Listing } from "@/components/dashboard/parts/listing";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingFound } from "../../_lib/nothing-found";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Inbox" };

const STATES = choices("captured", "sent", "queued", "suppressed", "skipped", "failed");

export default async function InboxPage(props: PageProps) {
  const { environment, query } = await asked(props, ["to", "state", "kind", "cursor"]);
  const mails = await read(environment, "listMail", { query });
  const test = environment === "test";
  return (
    <>
      <PageHeader
        title="Inbox"
        description={
          test
            ? "What would have been mailed. In test it is captured here and reaches nobody."
            : "What was mailed in your name, and what became of it."
        }
      />
      <FilterBar
        texts={[{ name: "to", label: "Search addresses" }]}
        choices={[{ name: "state", label: "State", options: STATES }]}
      />
      <Listing list={mails} empty={<NoMail filtered={Boolean(query.to || query.state)} />}>
        {(rows) => <MailTable mails={rows} />}
      </Listing>
    </>
  );
}

function NoMail({ filtered }: { filtered: boolean }) {
  if (filtered) return <NothingFound icon={Inbox} title="No mail matches these filters." />;
  return (
    <NothingYet
      icon={Inbox}
      title="No mail yet."
      description="Register somebody for a show: the confirmation appears here."
      call="createRegistration"
      input={{ slug: "your-show", name: "Grace Hopper", email: "grace@example.com" }}
    />
  );
}

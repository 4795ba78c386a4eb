import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { MailTable } from "@/components/dashboard/inbox/mail-table";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { Pager } from "@/components/dashboard/parts/pager";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { exampleSamples } from "../../_lib/example-samples";
import { pick, type SearchParams } from "../../_lib/query";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Inbox" };

const STATES = ["captured", "sent", "queued", "suppressed", "skipped", "failed"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export default async function InboxPage({
  params,
  searchParams,
}: EnvironmentParams & { searchParams: SearchParams }) {
  const environment = environmentFrom((await params).env);
  const query = await pick(searchParams, ["to", "state", "kind", "cursor"]);
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
      {mails.problem ? (
        <ReadProblem problem={mails.problem} />
      ) : mails.data.items.length > 0 ? (
        <MailTable mails={mails.data.items} />
      ) : (
        <EmptyState
          icon={<Inbox className="size-6" aria-hidden />}
          title={query.to || query.state ? "No mail matches these filters." : "No mail yet."}
          description={
            query.to || query.state
              ? undefined
              : "Register somebody for a show: the confirmation appears here."
          }
          example={
            query.to || query.state ? undefined : (
              <CodeBlock
                samples={exampleSamples("createRegistration", {
                  slug: "your-show",
                  name: "Grace Hopper",
                  email: "grace@example.com",
                })}
              />
            )
          }
        />
      )}
      <Pager next={mails.data?.nextCursor ?? null} />
    </>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { ClientActions } from "@/components/dashboard/clients/client-actions";
import { ClientForm } from "@/components/dashboard/clients/client-form";
import { ClientUsage } from "@/components/dashboard/clients/client-usage";
import { RecentCalls } from "@/components/dashboard/developers/requests/recent-calls";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { ActiveBadge } from "@/components/dashboard/parts/words/active-badge";
import { ShowTable } from "@/components/dashboard/shows/list/show-table";
import { CopyButton } from "@/components/ui/copy-button";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Client" };

interface Props {
  params: Promise<{ env: string; id: string }>;
}

export default async function ClientPage({ params }: Props) {
  const { env, id } = await params;
  const environment = environmentFrom(env);
  const client = await read(environment, "getClient", { params: { id } });
  if (client.problem?.code === "not_found" || client.problem?.code === "validation_error") notFound();
  if (client.problem) return <PageOrProblem problem={client.problem} />;
  const [shows, usage, calls] = await Promise.all([
    read(environment, "listEvents", { query: { client_id: id, limit: "20" } }),
    read(environment, "getUsage", { query: { client_id: id, days: "30", limit: "1" } }),
    read(environment, "listRequests", { query: { client_id: id, limit: "8" } }),
  ]);
  const row = client.data;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: `/dashboard/${environment}/clients`, label: "Clients" }}
        title={
          <span className="flex flex-wrap items-center gap-3">
            {row.name}
            <ActiveBadge status={row.status} />
          </span>
        }
        description={
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="flex min-w-0 items-center gap-1">
              <code className="break-all font-mono text-sm">{row.id}</code>
              <CopyButton value={row.id} label="Copy client ID" />
            </span>
            {row.external_id && (
              <span>
                your ID <code className="font-mono text-ink text-sm">{row.external_id}</code>
              </span>
            )}
          </span>
        }
        action={
          <ForRole least="member">
            <ClientActions client={row} />
          </ForRole>
        }
      />
      <div className="flex flex-col gap-10">
        {usage.problem ? <ReadProblem problem={usage.problem} /> : <ClientUsage usage={usage.data} />}
        <Section title="Details">
          <ClientForm key={client.version} client={row} version={client.version} />
        </Section>
        <Section title="Shows">
          <Listing
            cut
            list={shows}
            empty={
              <p className="text-base text-ink-muted">
                No shows yet. Send <code className="font-mono text-ink text-sm">client_id</code> with
                createShowroom to create one for this client.
              </p>
            }
          >
            {(rows) => <ShowTable shows={rows} />}
          </Listing>
        </Section>
        {calls.problem ? (
          <ReadProblem problem={calls.problem} />
        ) : (
          <RecentCalls calls={calls.data.items} filters={{ client_id: id }} about="client" />
        )}
      </div>
    </PageOrProblem>
  );
}

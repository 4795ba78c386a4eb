import { BookUser } from "lucide-react";
import type { Metadata } from "next";
import { ClientTable } from "@/components/dashboard/clients/client-table";
import { CreateClientDialog } from "@/components/dashboard/clients/create-client-dialog";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { Pager } from "@/components/dashboard/parts/pager";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { exampleSamples } from "../../_lib/example-samples";
import { pick, type SearchParams } from "../../_lib/query";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Clients" };

const STATUSES = [
  { value: "active", label: "Active" },
  { value: "suspended", label: "Suspended" },
  { value: "archived", label: "Archived" },
];

export default async function ClientsPage({
  params,
  searchParams,
}: EnvironmentParams & { searchParams: SearchParams }) {
  const environment = environmentFrom((await params).env);
  const query = await pick(searchParams, ["q", "external_id", "status", "cursor"]);
  const clients = await read(environment, "listClients", { query });
  return (
    <>
      <PageHeader
        title="Clients"
        description="Your own customers, mapped. A show belongs to one of them."
        action={
          <ForRole least="member">
            <CreateClientDialog />
          </ForRole>
        }
      />
      <FilterBar
        texts={[
          { name: "q", label: "Search names" },
          { name: "external_id", label: "Your id, exactly" },
        ]}
        choices={[{ name: "status", label: "Status", options: STATUSES }]}
      />
      {clients.problem ? (
        <ReadProblem problem={clients.problem} />
      ) : clients.data.items.length > 0 ? (
        <ClientTable clients={clients.data.items} />
      ) : query.q || query.external_id || query.status ? (
        <EmptyState title="No client matches these filters." />
      ) : (
        <EmptyState
          icon={<BookUser className="size-6" aria-hidden />}
          title={`There is no ${environment} client yet.`}
          description="A first show makes a default client by itself. To map your own customers:"
          example={
            <CodeBlock
              samples={exampleSamples("createClient", { name: "Northwind", external_id: "crm-42" })}
            />
          }
        />
      )}
      <Pager next={clients.data?.nextCursor ?? null} />
    </>
  );
}

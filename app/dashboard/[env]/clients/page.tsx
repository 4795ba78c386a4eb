import { BookUser } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { ClientTable } from "@/components/dashboard/clients/client-table";
import { CreateClientDialog } from "@/components/dashboard/clients/create-client-dialog";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Clients" };

const STATUSES = choices("active", "suspended", "archived");

export default async function ClientsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["q", "external_id", "status", "cursor"]);
  const clients = await read(environment, "listClients", { query });
  const filtered = Boolean(query.q || query.external_id || query.status);
  return (
    <>
      <PageHeader
        title="Clients"
        description="Your customers. Each show belongs to a client, and its pages name that client as the organizer."
        action={
          <ForRole least="member">
            <CreateClientDialog />
          </ForRole>
        }
      />
      <FilterBar
        texts={[
          { name: "q", label: "Search names" },
          { name: "external_id", label: "Your ID (exact match)" },
        ]}
        choices={[{ name: "status", label: "Status", options: STATUSES }]}
      />
      <Listing list={clients} empty={<NoClients environment={environment} filtered={filtered} />}>
        {(rows) => <ClientTable clients={rows} />}
      </Listing>
    </>
  );
}

function NoClients({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <EmptyState title="No clients match these filters" />;
  return (
    <NothingYet
      icon={BookUser}
      title={`No ${environment} clients yet`}
      description="Your first show creates a default client automatically. To add one of your own customers:"
      call="createClient"
      input={{ name: "Northwind", external_id: "crm-42" }}
    />
  );
}

import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CreateKeyDialog } from "@/components/dashboard/developers/keys/create-key-dialog";
import { KeyTable } from "@/components/dashboard/developers/keys/key-table";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { exampleSamples } from "../../_lib/example-samples";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "API keys" };

const STATUSES = choices(["active", "Active"], ["ended", "Expired or revoked"]);

export default async function KeysPage(props: PageProps) {
  const { environment, query } = await asked(props, ["status", "cursor"]);
  const keys = await read(environment, "listKeys", { query });
  const clients = await read(environment, "listClients", {
    query: { limit: "100", status: "active", sort: "name", order: "asc" },
  });
  const choices = (clients.data?.items ?? []).map(({ id, name }) => ({ id, name }));
  return (
    <>
      <PageHeader
        title="API keys"
        description="Use keys on your server only. Test and live keys can’t access each other’s data."
        action={
          <ForRole least="admin">
            <CreateKeyDialog clients={choices} />
          </ForRole>
        }
      />
      <ForRole least="admin">
        <FilterBar choices={[{ name: "status", label: "Status", options: STATUSES }]} />
      </ForRole>
      <Listing
        list={keys}
        empty={
          <EmptyState
            icon={<KeyRound className="size-6" aria-hidden />}
            title={query.status ? "No keys match this filter" : `No ${environment} keys yet`}
            description={
              query.status
                ? undefined
                : "Create a key, store its secret, and send it with every request as a bearer token:"
            }
            example={
              query.status ? undefined : <CodeBlock samples={exampleSamples("listEvents", { limit: 5 })} />
            }
          />
        }
      >
        {(rows) => <KeyTable keys={rows} />}
      </Listing>
    </>
  );
}

import { Waypoints } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CreateWebhookDialog } from "@/components/dashboard/developers/webhooks/create-webhook-dialog";
import { WebhookTable } from "@/components/dashboard/developers/webhooks/webhook-table";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Webhooks" };

const STATUSES = choices("active", "paused", "disabled");

export default async function WebhooksPage(props: PageProps) {
  const { environment, query } = await asked(props, ["status", "cursor"]);
  const webhooks = await read(environment, "listWebhooks", { query });
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Showrunner sends signed events to your endpoints, each at least once."
        action={
          <ForRole least="admin">
            <CreateWebhookDialog />
          </ForRole>
        }
      />
      <ForRole least="admin">
        <FilterBar choices={[{ name: "status", label: "Status", options: STATUSES }]} />
      </ForRole>
      <Listing
        list={webhooks}
        empty={<NoWebhooks environment={environment} filtered={query.status !== undefined} />}
      >
        {(rows) => <WebhookTable webhooks={rows} />}
      </Listing>
    </>
  );
}

function NoWebhooks({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <EmptyState title="No webhooks match this filter" />;
  return (
    <NothingYet
      icon={Waypoints}
      title={`No ${environment} webhooks yet`}
      description="Add your endpoint URL here, or with the API:"
      call="createWebhook"
      input={{ url: "https://example.com/hooks/showrunner", events: ["*"] }}
    />
  );
}

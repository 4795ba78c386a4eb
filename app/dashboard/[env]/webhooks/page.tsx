import { Waypoints } from "lucide-react";
import type { Metadata } from "next";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { Pager } from "@/components/dashboard/parts/pager";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { CreateWebhookDialog } from "@/components/dashboard/webhooks/create-webhook-dialog";
import { WebhookTable } from "@/components/dashboard/webhooks/webhook-table";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { exampleSamples } from "../../_lib/example-samples";
import { pick, type SearchParams } from "../../_lib/query";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Webhooks" };

const STATUSES = [
  { value: "active", label: "Active" },
  { value: "paused", label: "Paused" },
  { value: "disabled", label: "Disabled" },
];

export default async function WebhooksPage({
  params,
  searchParams,
}: EnvironmentParams & { searchParams: SearchParams }) {
  const environment = environmentFrom((await params).env);
  const query = await pick(searchParams, ["status", "cursor"]);
  const webhooks = await read(environment, "listWebhooks", { query });
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Signed events to an address of yours, at least once each."
        action={
          <ForRole least="admin">
            <CreateWebhookDialog />
          </ForRole>
        }
      />
      <ForRole least="admin">
        <FilterBar choices={[{ name: "status", label: "State", options: STATUSES }]} />
      </ForRole>
      {webhooks.problem ? (
        <ReadProblem problem={webhooks.problem} />
      ) : webhooks.data.items.length > 0 ? (
        <WebhookTable webhooks={webhooks.data.items} />
      ) : query.status ? (
        <EmptyState title="No webhook is in this state." />
      ) : (
        <EmptyState
          icon={<Waypoints className="size-6" aria-hidden />}
          title={`Nothing is told about ${environment} events yet.`}
          description="Register an address here, or by call:"
          example={
            <CodeBlock
              samples={exampleSamples("createWebhook", {
                url: "https://example.com/hooks/showrunner",
                events: ["*"],
              })}
            />
          }
        />
      )}
      <Pager next={webhooks.data?.nextCursor ?? null} />
    </>
  );
}

import { Bot } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { AgentAddress } from "@/components/dashboard/developers/agents/agent-address";
import { ConnectedApps } from "@/components/dashboard/developers/agents/connected-apps";
import { InstallSnippets } from "@/components/dashboard/developers/agents/install-snippets";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { Section } from "@/components/dashboard/parts/page/section";
import { EmptyState } from "@/components/ui/empty-state";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import { asked, type PageProps } from "../../_lib/asked";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Agents" };

const STATUSES = choices(["active", "Connected"], ["revoked", "Disconnected"]);

export default async function AgentsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["status", "cursor"]);
  const apps = await read(environment, "listConnectedApps", { query });
  return (
    <>
      <PageHeader
        title="Agents"
        description="Connect AI agents through MCP. They follow the same scopes, limits and audit log as API keys."
      />
      <div className="flex flex-col gap-10">
        <Section
          title="Server URL"
          description={
            <>
              Twelve tools cover common tasks. Three of them give access to the rest of the API.{" "}
              <Link href="/docs/agents/mcp" className="text-accent underline underline-offset-2">
                MCP guide
              </Link>
            </>
          }
        >
          <AgentAddress url={mcpUrl()} />
        </Section>
        <Section title="Connect a client">
          <InstallSnippets mcpUrl={mcpUrl()} />
        </Section>
        <Section title="Connected apps" description={`Apps with access to the ${environment} environment.`}>
          <FilterBar choices={[{ name: "status", label: "Status", options: STATUSES }]} />
          <Listing
            list={apps}
            empty={
              <EmptyState
                icon={<Bot className="size-6" aria-hidden />}
                title={query.status ? "No apps match this filter" : "No connected apps yet"}
                description="Add the server URL to a client above. It opens this site so you can choose its permissions."
              />
            }
          >
            {(rows) => <ConnectedApps apps={rows} />}
          </Listing>
        </Section>
      </div>
    </>
  );
}

import type { Metadata } from "next";
import Link from "next/link";
import { FirstSteps } from "@/components/dashboard/home/first-steps";
import { NewRecordings } from "@/components/dashboard/home/new-recordings";
import { Overview } from "@/components/dashboard/home/overview";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ShowTable } from "@/components/dashboard/shows/list/show-table";
import { CodeBlock } from "@/components/ui/code-block";
import { operationById } from "@/lib/api/registry/registry";
import { callShape } from "@/lib/docs/call-shape";
import { recentlyReady } from "@/lib/modules/replays/recordings";
import { env } from "@/lib/platform/runtime/env";
import { type EnvironmentParams, environmentFrom } from "../_lib/environment";
import { exampleSamples } from "../_lib/example-samples";
import { read } from "../_lib/read";
import { viewerPrincipal } from "../_lib/viewer";

export const metadata: Metadata = { title: "Home" };

export default async function HomePage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  const principal = await viewerPrincipal(environment);
  const now = new Date();
  const [workspace, shows, usage, summary, keys, tests, ready] = await Promise.all([
    read(environment, "getWorkspace"),
    read(environment, "listEvents", { query: { limit: "5" } }),
    read(environment, "getUsageByDay", { query: { days: "7" } }),
    read(environment, "getUsage", { query: { days: "1", limit: "1" } }),
    read("test", "listKeys", { query: { status: "active", limit: "200" } }),
    read("test", "listEvents", { query: { limit: "1" } }),
    principal ? recentlyReady(principal, now) : [],
  ]);
  const testKeys = keys.data?.items ?? [];
  const hasShow = (tests.data?.items.length ?? 0) > 0;
  const used = testKeys.some((key) => key.last_used_at !== null);
  const steps = environment === "test" && keys.data !== undefined;
  const base = `/dashboard/${environment}`;
  return (
    <>
      <PageHeader
        title={workspace.data?.name ?? "Home"}
        description={
          environment === "test" ? "Test environment. Nothing here reaches real people." : "Live environment."
        }
      />
      <div className="flex flex-col gap-10">
        {steps && (
          <FirstSteps
            baseUrl={env().PUBLIC_URL}
            shape={callShape(operationById("runExample"))}
            hasKey={testKeys.length > 0}
            keyUsed={used}
            hasShow={hasShow}
          />
        )}
        <NewRecordings recordings={ready} now={now.toISOString()} />
        {usage.data && <Overview base={base} usage={usage.data} budget={summary.data?.cost_budget ?? null} />}
        <section aria-labelledby="shows">
          <div className="mb-3 flex items-baseline justify-between">
            <h2 id="shows" className="font-semibold text-xl tracking-[-0.01em]">
              Latest shows
            </h2>
            <Link href={`${base}/shows`} className="rounded-sm text-accent text-base hover:underline">
              View all shows
            </Link>
          </div>
          <Listing cut list={shows} empty={<NoShows environment={environment} />}>
            {(rows) => <ShowTable shows={rows} />}
          </Listing>
        </section>
      </div>
    </>
  );
}

function NoShows({ environment }: { environment: string }) {
  return (
    <div className="flex max-w-3xl flex-col gap-3 border-line border-t pt-4">
      <p className="text-base text-ink-muted">
        {environment === "test"
          ? "Run the example above to create your first show."
          : "No live shows yet. Create a show and all its links with one call:"}
      </p>
      {environment === "live" && (
        <CodeBlock samples={exampleSamples("createShowroom", { title: "Autumn launch" })} />
      )}
    </div>
  );
}

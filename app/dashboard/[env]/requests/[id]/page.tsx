import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { addressOf } from "@/components/dashboard/developers/requests/exchange-text";
import { Marks, StatusBadge } from "@/components/dashboard/developers/requests/request-badges";
import { RequestExchange } from "@/components/dashboard/developers/requests/request-exchange";
import { RequestFacts } from "@/components/dashboard/developers/requests/request-facts";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { EmptyState } from "@/components/ui/empty-state";
import { env } from "@/lib/platform/runtime/env";
import { decoded } from "@/lib/platform/text/decoded";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Request" };

interface Props {
  params: Promise<{ env: string; id: string }>;
}

export default async function RequestPage({ params }: Props) {
  const given = await params;
  const environment = environmentFrom(given.env);
  const id = decoded(given.id);
  const base = `/dashboard/${environment}`;
  const back = { href: `${base}/requests`, label: "Requests" };
  const call = await read(environment, "getRequest", { params: { request_id: id } });
  if (call.problem?.code === "not_found") {
    const other = environment === "test" ? "live" : "test";
    const there = await read(other, "getRequest", { params: { request_id: id } });
    if (there.data) redirect(`/dashboard/${other}/requests/${encodeURIComponent(id)}`);
    return <Unknown id={id} back={back} />;
  }
  if (call.problem) return <PageOrProblem problem={call.problem} />;
  return (
    <PageOrProblem>
      <PageHeader
        back={back}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="break-all font-mono text-xl">
              {call.data.method} {addressOf(call.data)}
            </span>
            <StatusBadge status={call.data.status} />
            <Marks call={call.data} />
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        <RequestFacts call={call.data} base={base} />
        <RequestExchange call={call.data} baseUrl={env().PUBLIC_URL} base={base} wide />
      </div>
    </PageOrProblem>
  );
}

function Unknown({ id, back }: { id: string; back: { href: string; label: string } }) {
  return (
    <>
      <PageHeader back={back} title={<span className="break-all font-mono text-xl">{id}</span>} />
      <EmptyState
        title="Request not found in test or live"
        description="It may belong to another workspace or be older than 30 days. Requests with an unknown key and requests from show visitors aren’t logged."
      />
    </>
  );
}

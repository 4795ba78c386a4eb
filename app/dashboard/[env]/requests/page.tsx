import { ListTree } from "lucide-react";
import type { Metadata } from "next";
import { RequestLog } from "@/components/dashboard/developers/requests/request-log";
import { CsvLink } from "@/components/dashboard/parts/lists/csv-link";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Pager } from "@/components/dashboard/parts/lists/pager";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { env } from "@/lib/platform/runtime/env";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingFound } from "../../_lib/nothing-found";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";
import { CHOICES, REQUEST_FILTERS, rareFilters, TEXTS } from "../../_lib/request-filters";

export const metadata: Metadata = { title: "Requests" };

export default async function RequestsPage(props: PageProps) {
  const { environment, query: given } = await asked(props, [...REQUEST_FILTERS, "cursor", "open"]);
  const { open, ...query } = given;
  const [calls, keys, opened] = await Promise.all([
    read(environment, "listRequests", { query: { limit: "50", ...query } }),
    read(environment, "listKeys", { query: { limit: "100" } }),
    open === undefined ? undefined : read(environment, "getRequest", { params: { request_id: open } }),
  ]);
  const filtered = REQUEST_FILTERS.some((name) => query[name] !== undefined);
  return (
    <>
      <PageHeader
        title="Requests"
        description={`Every ${environment} request by keys, people and agents. Headers and bodies are kept for 30 days with secrets removed.`}
        action={<CsvLink href={downloadOf(environment, query)} what="these requests" />}
      />
      <FilterBar texts={TEXTS} choices={CHOICES} time more={rareFilters(keys.data?.items ?? [])} />
      {calls.problem ? (
        <ReadProblem problem={calls.problem} />
      ) : (
        <>
          <RequestLog
            calls={calls.data.items}
            detail={opened?.data ?? null}
            problem={opened?.problem ?? null}
            baseUrl={env().PUBLIC_URL}
          />
          {calls.data.items.length === 0 && <Nothing environment={environment} filtered={filtered} />}
        </>
      )}
      <Pager next={calls.data?.nextCursor ?? null} />
    </>
  );
}

function downloadOf(environment: string, query: Record<string, string>): string {
  const { cursor: _cursor, ...filters } = query;
  return `/dashboard/${environment}/requests/download?${new URLSearchParams(filters)}`;
}

function Nothing({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered)
    return (
      <NothingFound
        icon={ListTree}
        title="No requests match these filters"
        description="Without a start date, the last 30 days are searched. Requests with an unknown key aren’t logged."
      />
    );
  return (
    <NothingYet
      icon={ListTree}
      title={`No ${environment} requests yet`}
      description="Your first request appears here immediately. Try a read-only call:"
      call="listEvents"
      input={{ limit: 5 }}
    />
  );
}

import { PhoneCall } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { AddCall } from "@/components/dashboard/calls/adding/add-call";
import { PARTICIPANT_FILTERS, SOURCES } from "@/components/dashboard/calls/call-words";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { CallTable } from "@/components/dashboard/calls/list/call-table";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingFound } from "../../_lib/nothing-found";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Calls" };

const FILTERS = ["q", "person", "company", "source", "from", "to"] as const;

export default async function CallsPage(props: PageProps) {
  const { environment, query } = await asked(props, [...FILTERS, "cursor"]);
  const [calls, usage] = await Promise.all([
    read(environment, "listCalls", { query: { limit: "20", ...query } }),
    read(environment, "getCallUsage"),
  ]);
  const filtered = FILTERS.some((name) => query[name] !== undefined);
  return (
    <>
      <PageHeader
        title="Calls"
        description="Sales calls and what was said in them."
        action={
          <ForRole least="member">
            <AddCall usage={usage.data ?? null} />
          </ForRole>
        }
      />
      <CallsNav />
      <FilterBar
        texts={[{ name: "q", label: "Search titles" }]}
        time
        more={{
          texts: PARTICIPANT_FILTERS,
          choices: [{ name: "source", label: "Source", options: SOURCES }],
        }}
      />
      <Listing list={calls} empty={<NoCalls environment={environment} filtered={filtered} />}>
        {(rows) => <CallTable calls={rows} />}
      </Listing>
    </>
  );
}

function NoCalls({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <NothingFound icon={PhoneCall} title="No calls match these filters" />;
  return (
    <NothingYet
      icon={PhoneCall}
      title={`No ${environment} calls yet`}
      description="Choose “Add call” and paste a transcript or select a show. Or send one with a key from “Keys and usage”:"
      call="analyzeCall"
      input={{
        title: "Discovery with Northwind",
        transcript:
          "Marcus Hale (0:08): What does it cost?\nSarah Chen (0:12): I'll send you the proposal by Friday.",
      }}
    />
  );
}

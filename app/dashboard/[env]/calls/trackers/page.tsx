import { PhoneCall } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { TrackerDesk } from "@/components/dashboard/calls/trackers/tracker-desk";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../../_lib/asked";
import { NothingFound } from "../../../_lib/nothing-found";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Trackers" };

const FILTERS = ["person", "company", "from", "to"] as const;

export default async function TrackersPage(props: PageProps) {
  const { environment, query } = await asked(props, [...FILTERS, "cursor"]);
  const [calls, usage] = await Promise.all([
    // As many as one search takes.
    read(environment, "listCalls", { query: { limit: "50", ...query } }),
    read(environment, "getCallUsage"),
  ]);
  const filtered = FILTERS.some((name) => query[name] !== undefined);
  const calm = filtered || query.cursor !== undefined || (calls.data?.items.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Trackers"
        description="Find who mentions a phrase in your calls, by keyword or by meaning. “We have no budget issue” counts as negated."
      />
      <CallsNav />
      <ForRole
        least="member"
        otherwise={<p className="text-base text-ink-muted">Viewers can’t search, because searches cost.</p>}
      >
        {calm && (
          <FilterBar
            texts={[
              { name: "person", label: "Person" },
              { name: "company", label: "Company" },
            ]}
            time
          />
        )}
        <Listing list={calls} empty={<NoCalls environment={environment} filtered={filtered} />}>
          {(rows) => (
            <TrackerDesk
              key={rows.map(({ call_id }) => call_id).join(" ")}
              calls={rows}
              usage={usage.data ?? null}
            />
          )}
        </Listing>
      </ForRole>
    </>
  );
}

function NoCalls({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <NothingFound icon={PhoneCall} title="No calls match these filters." />;
  return (
    <EmptyState
      icon={<PhoneCall className="size-6" aria-hidden />}
      title={`No ${environment} calls to search yet.`}
      description="Add a call first. Trackers then find who mentions prices, competitors or any other phrase."
      action={<ButtonLink href={`/dashboard/${environment}/calls`}>Go to calls</ButtonLink>}
    />
  );
}

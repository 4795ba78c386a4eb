import { PhoneCall } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PARTICIPANT_FILTERS } from "@/components/dashboard/calls/call-words";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { TrackerDesk } from "@/components/dashboard/calls/trackers/tracker-desk";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { asked, type PageProps } from "../../../_lib/asked";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Trackers" };

const FILTERS = ["q", "person", "company", "from", "to"] as const;

export default async function TrackersPage(props: PageProps) {
  const { environment, query } = await asked(props, [...FILTERS, "cursor"]);
  const [calls, usage] = await Promise.all([
    // As many as one search takes.
    read(environment, "listCalls", { query: { limit: "50", ...query } }),
    read(environment, "getCallUsage"),
  ]);
  const isNarrowed = [...FILTERS, "cursor" as const].some((name) => query[name] !== undefined);
  const desk = (rows: readonly SalesCallWire[]) => (
    <TrackerDesk calls={rows} usage={usage.data ?? null} filters={<CallFilters />} />
  );
  return (
    <>
      <PageHeader
        title="Trackers"
        description="Find who mentions a topic in your calls, by keyword or by meaning. Negated mentions, such as “We have no budget issue”, are marked."
      />
      <CallsNav />
      <ForRole
        least="member"
        otherwise={
          <p className="text-base text-ink-muted">
            Viewers can’t search, because each search is charged. Ask an admin for the member role.
          </p>
        }
      >
        <Listing list={calls} empty={isNarrowed ? desk([]) : <NoCalls environment={environment} />}>
          {desk}
        </Listing>
      </ForRole>
    </>
  );
}

const CallFilters = () => (
  <FilterBar texts={[{ name: "q", label: "Search titles" }]} time more={{ texts: PARTICIPANT_FILTERS }} />
);

function NoCalls({ environment }: { environment: string }) {
  return (
    <EmptyState
      icon={<PhoneCall className="size-6" aria-hidden />}
      title={`No ${environment} calls to search yet`}
      description="Add a call first. Trackers then find who mentions prices, competitors or any other phrase."
      action={<ButtonLink href={`/dashboard/${environment}/calls`}>Go to calls</ButtonLink>}
    />
  );
}

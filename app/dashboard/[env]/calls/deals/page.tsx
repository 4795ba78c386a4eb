import { FileSignature, Plus } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { DealTable } from "@/components/dashboard/calls/deals/deal-table";
import { STATES } from "@/components/dashboard/calls/deals/deal-words";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { asked, type PageProps } from "../../../_lib/asked";
import { NothingFound } from "../../../_lib/nothing-found";
import { NothingYet } from "../../../_lib/nothing-yet";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Deals" };

export default async function DealsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["state", "call_id", "cursor"]);
  const deals = await read(environment, "listDeals", { query: { limit: "20", ...query } });
  const filtered = query.state !== undefined || query.call_id !== undefined;
  return (
    <>
      <PageHeader
        title="Deals"
        description="Offers with exact totals, and proposals that customers sign."
        action={
          <ForRole least="member">
            <ButtonLink
              href={`/dashboard/${environment}/calls/deals/new`}
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
            >
              Create deal
            </ButtonLink>
          </ForRole>
        }
      />
      <CallsNav />
      <FilterBar choices={[{ name: "state", label: "Status", options: STATES }]} />
      <Listing list={deals} empty={<NoDeals environment={environment} filtered={filtered} />}>
        {(rows) => <DealTable deals={rows} />}
      </Listing>
    </>
  );
}

function NoDeals({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <NothingFound icon={FileSignature} title="No deals match these filters" />;
  return (
    <NothingYet
      icon={FileSignature}
      title={`No ${environment} deals yet`}
      description="Open a call and choose “Create deal”, start with “Create deal” here, or send one with a key:"
      call="closeDeal"
      input={{ title: "Yearly plan", line_items: [{ name: "Seat", qty: 10, unit_price: "480.00" }] }}
    />
  );
}

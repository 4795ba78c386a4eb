import { Plus, Radio } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ShowTable } from "@/components/dashboard/shows/list/show-table";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Shows" };

const STATES = choices("draft", "published", ["live", "On air"], "ended", "cancelled", "archived");

export default async function ShowsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["q", "state", "client_id", "cursor"]);
  const shows = await read(environment, "listEvents", { query });
  const filtered = Boolean(query.q || query.state || query.client_id);
  return (
    <>
      <PageHeader
        title="Shows"
        description="All shows with their studio, signup and viewer links."
        action={
          <ForRole least="member">
            <ButtonLink
              variant="primary"
              href={`/dashboard/${environment}/shows/new`}
              icon={<Plus className="size-4" aria-hidden />}
            >
              New show
            </ButtonLink>
          </ForRole>
        }
      />
      <FilterBar
        texts={[{ name: "q", label: "Search titles" }]}
        choices={[{ name: "state", label: "Status", options: STATES }]}
      />
      <Listing list={shows} empty={<NoShows environment={environment} filtered={filtered} />}>
        {(rows) => <ShowTable shows={rows} />}
      </Listing>
    </>
  );
}

function NoShows({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <EmptyState title="No shows match these filters" />;
  return (
    <NothingYet
      icon={Radio}
      title={`No ${environment} shows yet`}
      description="Create a show and all its links with one call:"
      call="createShowroom"
      input={{ title: "Autumn launch", brief: "Ana Ruiz on the new editor. 45 minutes." }}
    />
  );
}

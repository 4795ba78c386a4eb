import { Layers } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { NewSeries } from "@/components/dashboard/series/new-series";
import { SeriesTable } from "@/components/dashboard/series/series-table";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Series" };

const STATUSES = choices("active", "archived");

export default async function SeriesListPage(props: PageProps) {
  const { environment, query } = await asked(props, ["q", "status", "cursor"]);
  const series = await read(environment, "listSeries", { query });
  const filtered = Boolean(query.q || query.status);
  return (
    <>
      <PageHeader
        title="Series"
        description="Shows that belong together share email texts, a host and a look."
        action={
          <ForRole least="member">
            <NewSeries />
          </ForRole>
        }
      />
      <FilterBar
        texts={[{ name: "q", label: "Search names" }]}
        choices={[{ name: "status", label: "Status", options: STATUSES }]}
      />
      <Listing list={series} empty={<NoSeries filtered={filtered} />}>
        {(rows) => <SeriesTable series={rows} />}
      </Listing>
    </>
  );
}

function NoSeries({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState title="No series match these filters" />;
  return (
    <NothingYet
      icon={Layers}
      title="No series yet"
      description="Create one here, enter a new name in a show’s details, or use the API:"
      call="createSeries"
      input={{ name: "Engines weekly" }}
    />
  );
}

import { Radio } from "lucide-react";
import type { Metadata } from "next";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { Pager } from "@/components/dashboard/parts/pager";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { CreateShowDialog } from "@/components/dashboard/shows/create-show-dialog";
import { ShowTable } from "@/components/dashboard/shows/show-table";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { exampleSamples } from "../../_lib/example-samples";
import { pick, type SearchParams } from "../../_lib/query";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Shows" };

const STATES = [
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
  { value: "live", label: "On air" },
  { value: "ended", label: "Ended" },
  { value: "cancelled", label: "Cancelled" },
  { value: "archived", label: "Archived" },
];

export default async function ShowsPage({
  params,
  searchParams,
}: EnvironmentParams & { searchParams: SearchParams }) {
  const environment = environmentFrom((await params).env);
  const query = await pick(searchParams, ["q", "state", "client_id", "cursor"]);
  const shows = await read(environment, "listEvents", { query });
  const filtered = query.q || query.state || query.client_id;
  return (
    <>
      <PageHeader
        title="Shows"
        description="Every event with its studio, signup and viewer links."
        action={
          <ForRole least="member">
            <CreateShowDialog />
          </ForRole>
        }
      />
      <FilterBar
        texts={[{ name: "q", label: "Search titles" }]}
        choices={[{ name: "state", label: "State", options: STATES }]}
      />
      {shows.problem ? (
        <ReadProblem problem={shows.problem} />
      ) : shows.data.items.length > 0 ? (
        <ShowTable shows={shows.data.items} />
      ) : filtered ? (
        <EmptyState title="No show matches these filters." />
      ) : (
        <EmptyState
          icon={<Radio className="size-6" aria-hidden />}
          title={`There is no ${environment} show yet.`}
          description="One call makes a show with all its links:"
          example={
            <CodeBlock
              samples={exampleSamples("createShowroom", {
                title: "Autumn launch",
                brief: "Ana Ruiz on the new editor. 45 minutes.",
              })}
            />
          }
        />
      )}
      <Pager next={shows.data?.nextCursor ?? null} />
    </>
  );
}

import { FileUp, Users } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { NoPeople } from "@/components/dashboard/shows/audience/people/no-people";
import { PeopleFilters } from "@/components/dashboard/shows/audience/people/people-filters";
import {
  filtersOf,
  isFiltered,
  PEOPLE_QUERY,
} from "@/components/dashboard/shows/audience/people/people-query";
import { PeopleTable } from "@/components/dashboard/shows/audience/people/people-table";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeBlock } from "@/components/ui/code-block";
import { asked } from "../../../../_lib/asked";
import { exampleSamples } from "../../../../_lib/example-samples";
import { NothingFound } from "../../../../_lib/nothing-found";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "People" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

/** Rows on first load; more load on scroll. */
const FIRST = "100";

export default async function PeoplePage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, PEOPLE_QUERY);
  const params = { slug };
  const [show, people, overview] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listRegistrations", { params, query: { ...query, limit: FIRST } }),
    read(environment, "getPeopleOverview", { params, query: filtersOf(query) }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? people.problem ?? overview.problem;
  if (!show.data || !people.data || !overview.data)
    return problem ? <PageOrProblem problem={problem} /> : null;
  const { event } = show.data;
  const importPath = `/dashboard/${environment}/shows/${slug}/people/import`;
  const { matching, total, by_state, sources } = overview.data;
  return (
    <PageOrProblem>
      <PageHeader
        title="People"
        description="Everyone who registered."
        action={
          <ForRole least="member">
            <ButtonLink variant="primary" href={importPath} icon={<FileUp className="size-4" aria-hidden />}>
              Import
            </ButtonLink>
          </ForRole>
        }
      />
      {total === 0 ? (
        <NoPeople
          signupPage={event.links.signup_page}
          published={event.state !== "draft"}
          importPath={importPath}
          example={
            <CodeBlock
              samples={exampleSamples("createRegistration", {
                slug,
                name: "Ada Lovelace",
                email: "ada@example.com",
              })}
            />
          }
        />
      ) : (
        <>
          <PeopleFilters byState={by_state} sources={sources} />
          {people.data.items.length === 0 && isFiltered(query) ? (
            <NothingFound icon={Users} title="No people match these filters" />
          ) : (
            <PeopleTable
              key={JSON.stringify(query)}
              slug={slug}
              query={query}
              first={people.data}
              matching={matching}
            />
          )}
        </>
      )}
    </PageOrProblem>
  );
}

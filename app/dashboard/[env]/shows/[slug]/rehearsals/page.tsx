import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { AddRehearsal } from "@/components/dashboard/shows/production/rehearsals/add-rehearsal";
import { RehearsalList } from "@/components/dashboard/shows/production/rehearsals/rehearsal-list";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Rehearsals" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function RehearsalsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const all = { params: { slug }, query: { limit: "200", order: "asc" } };
  const [show, roster, rehearsals] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listGuests", all),
    read(environment, "listRehearsals", all),
  ]);
  if (show.problem?.code === "not_found") notFound();
  if (show.problem) return <PageOrProblem problem={show.problem} />;
  const { timezone } = show.data.event;
  const guests = (roster.data?.items ?? []).map(({ id, name, email }) => ({
    id,
    name,
    hasEmail: email !== null,
  }));
  return (
    <PageOrProblem>
      <PageHeader
        title="Rehearsals"
        description="Invite guests to a run-through before the show."
        action={
          <ForRole least="member">
            <AddRehearsal slug={slug} guests={guests} />
          </ForRole>
        }
      />
      <Listing
        list={rehearsals}
        cut
        empty={
          <NothingYet
            icon={CalendarClock}
            title="No rehearsals yet"
            description="Schedule one so guests can try their setup, here or with the API:"
            call="createRehearsal"
            input={{ slug, starts_at: "2026-12-03T15:00:00Z", duration_min: 45 }}
          />
        }
      >
        {(rows) => <RehearsalList slug={slug} timezone={timezone} guests={guests} rehearsals={rows} />}
      </Listing>
    </PageOrProblem>
  );
}

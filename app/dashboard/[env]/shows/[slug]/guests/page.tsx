import { MicVocal } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { AddGuest } from "@/components/dashboard/shows/production/guests/add-guest";
import { ShowGuests } from "@/components/dashboard/shows/production/guests/show-guests";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Guests" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function GuestsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, roster] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listGuests", { params: { slug }, query: { limit: "200", order: "asc" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? roster.problem;
  if (!show.data || !roster.data) return problem ? <PageOrProblem problem={problem} /> : null;
  return (
    <PageOrProblem>
      <PageHeader
        title="Guests"
        description="Everyone who comes on stage, and whether they’re ready."
        action={
          <ForRole least="member">
            <AddGuest slug={slug} />
          </ForRole>
        }
      />
      <ShowGuests
        show={show.data.event}
        roster={roster.data.items}
        empty={
          <NothingYet
            icon={MicVocal}
            title="No guests yet"
            description="Add one here or with the API:"
            call="createGuest"
            input={{ slug, name: "Ada Lovelace" }}
          />
        }
      />
    </PageOrProblem>
  );
}

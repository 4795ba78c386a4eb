import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { DetailsDesk } from "@/components/dashboard/shows/details/details-desk";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Details" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function DetailsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const detail = await readShow(environment, slug);
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <PageOrProblem problem={detail.problem} />;
  const show = detail.data.event;
  const client = await read(environment, "getClient", { params: { id: show.client_id } });
  return (
    <PageOrProblem>
      <PageHeader
        title="Details"
        description="Show settings. If you change the date, attendees get an email unless you turn it off."
      />
      <ForRole
        least="member"
        otherwise={<p className="text-base text-ink-muted">Your role can view shows but not edit them.</p>}
      >
        <DetailsDesk show={show} client={client.data?.name} />
      </ForRole>
    </PageOrProblem>
  );
}

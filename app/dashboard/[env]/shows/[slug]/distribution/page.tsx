import { Share2 } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { DistributionDesk } from "@/components/dashboard/shows/after/distribution/distribution-desk";
import { publicationChoices } from "@/components/dashboard/shows/after/distribution/publication-choices";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Distribution" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

/** What is published of a show, and where. */
export default async function DistributionPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, recordings, destinations, jobs] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listRecordings", { params: { slug }, query: { sort: "started_at", limit: "20" } }),
    read(environment, "listDestinations", { query: { limit: "200" } }),
    read(environment, "listDistributionJobs", { params: { slug }, query: { limit: "50" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? recordings.problem ?? destinations.problem ?? jobs.problem;
  if (!show.data || !recordings.data || !destinations.data || !jobs.data)
    return problem ? <PageOrProblem problem={problem} /> : null;
  const ready = recordings.data.items.filter(({ state }) => state === "ready");
  const isComing = recordings.data.items.some(
    ({ state }) => state === "processing" || state === "converting",
  );
  if (ready.length === 0 && jobs.data.items.length === 0)
    return (
      <PageOrProblem>
        <RefreshWhile underWay={isComing} />
        <PageHeader title="Distribution" />
        <NothingYet
          icon={Share2}
          title={isComing ? "The recording is being processed" : "Publish the show once it’s recorded"}
          description={`${isComing ? "Once it’s ready, publish it to" : "Publish it to"} a podcast feed, a page on your site, YouTube, LinkedIn, an S3 folder or your own systems, here or with the API:`}
          call="createDistributionJob"
          input={{ slug, destination_ids: ["dst_…"], publish: true }}
        />
      </PageOrProblem>
    );
  const [latest] = ready;
  const [shorts, content] = latest
    ? await Promise.all([
        read(environment, "listShorts", { params: { slug }, query: { recording_id: latest.id } }),
        read(environment, "listContent", {
          params: { slug },
          query: { recording_id: latest.id, limit: "200" },
        }),
      ])
    : [undefined, undefined];
  // Without its clips, what was chosen to be published would change.
  const missing = [shorts?.problem, content?.problem].find((found) => found?.retryable);
  if (missing) return <PageOrProblem problem={missing} />;
  return (
    <PageOrProblem>
      <DistributionDesk
        slug={slug}
        description={show.data.event.description}
        choices={publicationChoices({
          title: show.data.event.title,
          recordings: ready,
          clips: shorts?.data?.clips ?? [],
          segments: shorts?.data?.segments ?? [],
          texts: content?.data?.items ?? [],
        })}
        destinations={destinations.data.items}
        jobs={jobs.data.items}
      />
    </PageOrProblem>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ClipsBoard } from "@/components/dashboard/shows/after/clips/clips-board";
import { NoRecording } from "@/components/dashboard/shows/after/recording/no-recording";
import { asked } from "../../../../_lib/asked";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Clips" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

/** What is worth a clip in a show's latest recording, or in the one that is asked for, and its clips. */
export default async function ClipsPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["recording_id"]);
  const [show, recordings] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listRecordings", { params: { slug }, query: { limit: "1", sort: "started_at" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? recordings.problem;
  if (!show.data || !recordings.data) return problem ? <PageOrProblem problem={problem} /> : null;
  const recording_id = query.recording_id ?? recordings.data.items[0]?.id;
  if (!recording_id)
    return (
      <PageOrProblem>
        <PageHeader
          title="Clips"
          description="Short videos of the best moments, cut from the show’s recording."
        />
        <NoRecording show={show.data.event} />
      </PageOrProblem>
    );
  const [recording, shorts] = await Promise.all([
    read(environment, "getRecording", { params: { slug, recording_id } }),
    read(environment, "listShorts", { params: { slug }, query: { recording_id } }),
  ]);
  if (recording.problem?.code === "not_found") notFound();
  if (!recording.data) return <PageOrProblem problem={recording.problem} />;
  if (!shorts.data) return <PageOrProblem problem={shorts.problem} />;
  return (
    <PageOrProblem>
      <ClipsBoard key={recording_id} slug={slug} recording={recording.data} initial={shorts.data} />
    </PageOrProblem>
  );
}

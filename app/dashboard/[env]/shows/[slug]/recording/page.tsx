import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Pager } from "@/components/dashboard/parts/lists/pager";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { NoRecording } from "@/components/dashboard/shows/after/recording/no-recording";
import { RecordingDesk } from "@/components/dashboard/shows/after/recording/recording-desk";
import { RecordingList } from "@/components/dashboard/shows/after/recording/recording-list";
import { UploadRecording } from "@/components/dashboard/shows/after/recording/uploading/upload-recording";
import { asked } from "../../../../_lib/asked";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Recording" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

/** A show's recording. A show that was on air several times has a list of them. */
export default async function RecordingsPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const [show, recordings] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listRecordings", { params: { slug }, query: { ...query, sort: "started_at" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? recordings.problem;
  if (!show.data || !recordings.data) return problem ? <ReadProblem problem={problem} /> : null;
  const { items, nextCursor } = recordings.data;
  const [only] = items;
  if (only && items.length === 1 && !query.cursor)
    return (
      <>
        <RecordingDesk key={only.id} slug={slug} initial={only} />
        <UploadRecording slug={slug} />
      </>
    );
  return (
    <>
      <PageHeader
        title="Recording"
        description="The program and each speaker’s tracks, or a recording that you upload."
      />
      {items.length === 0 && !query.cursor ? (
        <NoRecording show={show.data.event} />
      ) : (
        <>
          <RecordingList slug={slug} recordings={items} />
          <Pager next={nextCursor ?? null} />
        </>
      )}
      <UploadRecording slug={slug} />
    </>
  );
}

import { PenLine } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ContentDesk } from "@/components/dashboard/shows/after/content/content-desk";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Content" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

/** Texts made of a show's latest recording. */
export default async function ContentPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, recordings] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listRecordings", { params: { slug }, query: { sort: "started_at", limit: "1" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? recordings.problem;
  if (!show.data || !recordings.data) return problem ? <PageOrProblem problem={problem} /> : null;
  const [recording] = recordings.data.items;
  if (!recording || recording.state === "live")
    return (
      <PageOrProblem>
        <PageHeader title="Content" />
        <NothingYet
          icon={PenLine}
          title={
            recording
              ? "You can generate content after the show"
              : "Content is generated from the show’s recording"
          }
          description="Summary, show notes, chapters, posts and more, each sentence with the moment it was said. Once there is a recording, generate them here or with the API:"
          call="generateContent"
          input={{ slug }}
        />
      </PageOrProblem>
    );
  const content = await read(environment, "listContent", {
    params: { slug },
    query: { recording_id: recording.id, limit: "200" },
  });
  if (!content.data) return <PageOrProblem problem={content.problem} />;
  return (
    <PageOrProblem>
      <ContentDesk
        key={recording.id}
        slug={slug}
        language={show.data.event.language}
        recordingId={recording.id}
        initial={content.data.items}
      />
    </PageOrProblem>
  );
}

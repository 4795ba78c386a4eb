import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RecordingDesk } from "@/components/dashboard/shows/after/recording/recording-desk";
import { environmentFrom } from "../../../../../_lib/environment";
import { read } from "../../../../../_lib/read";

export const metadata: Metadata = { title: "Recording" };

interface Props {
  params: Promise<{ env: string; slug: string; recording_id: string }>;
}

/** One of a show's recordings. */
export default async function RecordingPage({ params }: Props) {
  const { env, slug, recording_id } = await params;
  const environment = environmentFrom(env);
  const recording = await read(environment, "getRecording", { params: { slug, recording_id } });
  if (recording.problem?.code === "not_found") notFound();
  if (!recording.data) return <PageOrProblem problem={recording.problem} />;
  return (
    <PageOrProblem>
      <RecordingDesk
        slug={slug}
        initial={recording.data}
        back={{ href: `/dashboard/${environment}/shows/${slug}/recording`, label: "Recordings" }}
      />
    </PageOrProblem>
  );
}

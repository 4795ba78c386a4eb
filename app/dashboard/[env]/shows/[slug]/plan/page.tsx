import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { PlanEditor } from "@/components/dashboard/shows/content/run-of-show/plan-editor";
import { RunOfShow } from "@/components/dashboard/shows/content/run-of-show/run-of-show";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Run of show" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function PlanPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [detail, plan, videos] = await Promise.all([
    readShow(environment, slug),
    read(environment, "getPlan", { params: { slug } }),
    read(environment, "listVideos", { params: { slug }, query: { order: "asc" } }),
  ]);
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <PageOrProblem problem={detail.problem} />;
  if (plan.problem) return <PageOrProblem problem={plan.problem} />;
  const show = detail.data.event;
  const ready = (videos.data?.items ?? []).filter(({ state }) => state === "ready");
  const playable = ready.map(({ id, name, duration_sec }) => ({ id, name, seconds: duration_sec ?? 0 }));
  const people = show.guests.map(({ id, name }) => ({ id, name }));
  return (
    <PageOrProblem>
      <PageHeader
        title="Run of show"
        description={`Times in ${show.timezone}. Changes are saved automatically.`}
      />
      <ForRole least="member" otherwise={<RunOfShow plan={plan.data} show={show} />}>
        <PlanEditor plan={plan.data} timezone={show.timezone} people={people} videos={playable} />
      </ForRole>
    </PageOrProblem>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ShowRecordings } from "@/components/dashboard/shows/after/recording/show-recordings";
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
  if (!show.data || !recordings.data) return problem ? <PageOrProblem problem={problem} /> : null;
  const { items, nextCursor } = recordings.data;
  return (
    <PageOrProblem>
      <ShowRecordings
        show={show.data.event}
        recordings={items}
        next={nextCursor ?? null}
        isFirst={!query.cursor}
      />
    </PageOrProblem>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ImportPeople } from "@/components/dashboard/shows/audience/people/import-people";
import { environmentFrom } from "../../../../../_lib/environment";
import { readShow } from "../../../../../_lib/show";

export const metadata: Metadata = { title: "Import people" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function ImportPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const show = await readShow(environment, slug);
  if (show.problem?.code === "not_found") notFound();
  if (show.problem) return <PageOrProblem problem={show.problem} />;
  const back = `/dashboard/${environment}/shows/${slug}/people`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: back, label: "People" }}
        title="Import people"
        description="Add registrations from a file."
      />
      <ImportPeople slug={slug} back={back} />
    </PageOrProblem>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmailDesk } from "@/components/dashboard/email-templates/email-desk";
import { KindList } from "@/components/dashboard/email-templates/kind-list";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Email templates" };

interface Props {
  params: Promise<{ env: string; series: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SeriesEmailPage({ params, searchParams }: Props) {
  const { env, series: slug } = await params;
  const { kind: given } = await searchParams;
  const environment = environmentFrom(env);
  const kind = typeof given === "string" && given ? given : "confirmation";
  const [series, copies, copy] = await Promise.all([
    read(environment, "getSeries", { params: { slug } }),
    read(environment, "listSeriesEmails", { params: { slug } }),
    read(environment, "getSeriesEmail", { params: { slug, kind } }),
  ]);
  if (series.problem?.code === "not_found" || copy.problem?.code === "not_found") notFound();
  const problem = series.problem ?? copies.problem ?? copy.problem;
  if (problem) return <PageOrProblem problem={problem} />;
  if (!series.data || !copies.data || !copy.data) return null;
  const page = `/dashboard/${environment}/series/${slug}`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: page, label: series.data.name }}
        title="Email templates"
        description={`The email copy for all shows in this series. A show can override it. ${copy.data.purpose}`}
      />
      <KindList
        copies={copies.data.items}
        current={kind}
        href={(other) => `${page}/email-templates?kind=${other}`}
      />
      <EmailDesk
        key={`${kind}:${copy.data.updated_at}`}
        target={{ layer: "series", params: { slug }, personId: undefined }}
        copy={copy.data}
      />
    </PageOrProblem>
  );
}

import { Mail } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { ActiveBadge } from "@/components/dashboard/parts/words/active-badge";
import { ArchiveSeries } from "@/components/dashboard/series/archive-series";
import { SeriesForm } from "@/components/dashboard/series/series-form";
import { ShowTable } from "@/components/dashboard/shows/list/show-table";
import { ButtonLink } from "@/components/ui/button-link";
import type { SeriesWire } from "@/lib/modules/show-basics/series/schema";
import { asked, type PageProps } from "../../../_lib/asked";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Series" };

interface Props extends PageProps {
  params: Promise<{ env: string; series: string }>;
}

export default async function SeriesPage(props: Props) {
  const { series: slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const [series, shows] = await Promise.all([
    read(environment, "getSeries", { params: { slug } }),
    read(environment, "listEvents", { query: { ...query, series: slug, include_archived: "true" } }),
  ]);
  if (series.problem?.code === "not_found" || series.problem?.code === "validation_error") notFound();
  if (series.problem) return <PageOrProblem problem={series.problem} />;
  const { name, status } = series.data;
  const page = `/dashboard/${environment}/series`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: page, label: "Series" }}
        title={
          <span className="flex flex-wrap items-center gap-3">
            {name}
            <ActiveBadge status={status} />
          </span>
        }
        description={<code className="break-all font-mono text-sm">{slug}</code>}
        action={
          <span className="flex flex-wrap gap-2">
            <ButtonLink
              href={`${page}/${slug}/email-templates`}
              icon={<Mail className="size-4" aria-hidden />}
            >
              Email templates
            </ButtonLink>
            {status === "active" && (
              <ForRole least="member">
                <ArchiveSeries slug={slug} name={name} />
              </ForRole>
            )}
          </span>
        }
      />
      <div className="flex flex-col gap-10">
        <Section title="Shows">
          <Listing list={shows} empty={<NoShows slug={slug} status={status} />}>
            {(rows) => <ShowTable shows={rows} />}
          </Listing>
        </Section>
        <Section title="Details">
          <SeriesForm key={series.version} series={series.data} version={series.version} />
        </Section>
      </div>
    </PageOrProblem>
  );
}

function NoShows({ slug, status }: Pick<SeriesWire, "slug" | "status">) {
  if (status === "archived") return <p className="text-base text-ink-muted">No shows</p>;
  return (
    <p className="text-base text-ink-muted">
      No shows yet. Enter <code className="font-mono text-ink text-sm">{slug}</code> as the series in a show’s
      details, or send it as <code className="font-mono text-ink text-sm">series</code>.
    </p>
  );
}

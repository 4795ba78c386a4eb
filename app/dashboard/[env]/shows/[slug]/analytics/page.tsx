import { ChartArea } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Pager } from "@/components/dashboard/parts/lists/pager";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { AnalyticsSections } from "@/components/dashboard/shows/after/analytics/analytics-sections";
import { AttendeeTable } from "@/components/dashboard/shows/after/analytics/attendee-table";
import { ExportAnalytics } from "@/components/dashboard/shows/after/analytics/export-analytics";
import { figuresOf } from "@/components/dashboard/shows/after/analytics/figures";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import { asked } from "../../../../_lib/asked";
import { NothingYet } from "../../../../_lib/nothing-yet";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Analytics" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

/** A show's numbers and its first attendees. Following pages have more attendees only, as in the API. */
export default async function AnalyticsPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const numbers = await read(environment, "getEventAnalytics", {
    params: { slug },
    query: { ...query, limit: "50" },
  });
  if (numbers.problem?.code === "not_found") notFound();
  if (!numbers.data) return <PageOrProblem problem={numbers.problem} />;
  const { attendees } = numbers.data;
  const figures = figuresOf(numbers.data);
  const base = `/dashboard/${environment}/shows/${slug}`;
  const list = (
    <>
      <AttendeeTable attendees={attendees} people={`${base}/people`} />
      <Pager next={numbers.nextCursor ?? null} />
    </>
  );
  if (!figures)
    return (
      <PageOrProblem>
        <PageHeader
          title="Attendees"
          description="Longest watch time first."
          back={{ href: `${base}/analytics`, label: "Analytics" }}
        />
        {list}
      </PageOrProblem>
    );
  if (figures.retention.length === 0)
    return (
      <PageOrProblem>
        <PageHeader title="Analytics" />
        <NothingYet
          icon={ChartArea}
          title="Numbers appear as soon as the show is on air"
          description="You’ll see how many watch each minute and what was on stage, where people came from, and what each attendee did."
          call="getEventAnalytics"
          input={{ slug }}
        />
      </PageOrProblem>
    );
  return (
    <PageOrProblem>
      <PageHeader
        title="Analytics"
        description={<Description onAir={figures.on_air} asOf={<Time value={figures.as_of} />} />}
        action={<ExportAnalytics slug={slug} />}
      />
      <AnalyticsSections figures={figures} attendees={list} />
    </PageOrProblem>
  );
}

const Description = ({ onAir, asOf }: { onAir: boolean; asOf: ReactNode }) => (
  <>
    {onAir && (
      <>
        <Badge tone="onair" dot>
          On air
        </Badge>{" "}
        Numbers as of {asOf}.{" "}
      </>
    )}
    Attendees only. Hosts, crew, guests, automated viewers and rehearsals aren’t counted.
  </>
);

import { ListOrdered, Pencil } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { RecentCalls } from "@/components/dashboard/developers/requests/recent-calls";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { RecordingOnOverview } from "@/components/dashboard/shows/after/recording/recording-on-overview";
import { RunOfShow } from "@/components/dashboard/shows/content/run-of-show/run-of-show";
import { MovedSections } from "@/components/dashboard/shows/header/moved-sections";
import { ReadinessList } from "@/components/dashboard/shows/lifecycle/readiness-list";
import { ShowTimeline } from "@/components/dashboard/shows/lifecycle/show-timeline";
import { ShowFacts } from "@/components/dashboard/shows/overview/show-facts";
import { ShowLinkList } from "@/components/dashboard/shows/overview/show-link-list";
import { ShowUnderstood } from "@/components/dashboard/shows/overview/show-understood";
import { NextRehearsals } from "@/components/dashboard/shows/production/rehearsals/next-rehearsals";
import { ButtonLink } from "@/components/ui/button-link";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";
import { readReadiness, readShow } from "../../../_lib/show";

export const metadata: Metadata = { title: "Overview" };

/** Lifecycle states before a show begins, */
const WAITING = ["draft", "published"];
/** and those in which it may have a recording that was just made. */
const RECORDED = ["live", "ended", "archived"];

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function ShowPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const base = `/dashboard/${environment}`;
  const filters = { path: `/${slug}` };
  const [detail, readiness, schedule, plan, rehearsals, calls] = await Promise.all([
    readShow(environment, slug),
    readReadiness(environment, slug),
    read(environment, "getMailSchedule", { params: { slug } }),
    read(environment, "getPlan", { params: { slug } }),
    read(environment, "listRehearsals", {
      params: { slug },
      query: { state: "scheduled", sort: "starts_at", order: "asc", limit: "5" },
    }),
    read(environment, "listRequests", { query: { ...filters, limit: "10" } }),
  ]);
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <PageOrProblem problem={detail.problem} />;
  const show = detail.data.event;
  const recording = RECORDED.includes(show.state) ? await newestRecording(environment, slug) : undefined;
  return (
    <PageOrProblem>
      <MovedSections show={`${base}/shows/${slug}`} />
      <div className="flex flex-col gap-10">
        <ShowFacts show={show} base={base} />
        {WAITING.includes(show.state) && (
          <Section
            title="Readiness"
            action={
              <ForRole least="member">
                <ButtonLink
                  href={`${base}/shows/${slug}/details`}
                  icon={<Pencil className="size-4" aria-hidden />}
                >
                  Edit details
                </ButtonLink>
              </ForRole>
            }
          >
            {readiness.problem && <ReadProblem problem={readiness.problem} />}
            {readiness.data && <ReadinessList slug={slug} initial={readiness.data} />}
          </Section>
        )}
        {recording && <RecordingOnOverview slug={slug} recording={recording} />}
        <Section title="Timeline">
          {schedule.problem && <ReadProblem problem={schedule.problem} />}
          {schedule.data && (
            <ShowTimeline show={show} schedule={schedule.data} more={`${base}/shows/${slug}/schedule`} />
          )}
        </Section>
        <Section title="Links">
          <ShowLinkList links={show.links} />
        </Section>
        {show.plan.outline && (
          <Section title="From your brief">
            <ShowUnderstood outline={show.plan.outline} />
          </Section>
        )}
        <Section
          title="Run of show"
          action={
            <ForRole least="member">
              <ButtonLink
                href={`${base}/shows/${slug}/plan`}
                icon={<ListOrdered className="size-4" aria-hidden />}
              >
                Edit
              </ButtonLink>
            </ForRole>
          }
        >
          {plan.problem && <ReadProblem problem={plan.problem} />}
          {plan.data && plan.data.segments.length > 0 && <RunOfShow plan={plan.data} show={show} />}
          {plan.data?.segments.length === 0 && (
            <p className="text-base text-ink-muted">
              No segments yet. Add them, or generate a draft from the brief.
            </p>
          )}
        </Section>
        {rehearsals.data && rehearsals.data.items.length > 0 && (
          <Section title="Rehearsals">
            <NextRehearsals
              rehearsals={rehearsals.data.items}
              timezone={show.timezone}
              href={`${base}/shows/${slug}/rehearsals`}
            />
          </Section>
        )}
        {calls.data && <RecentCalls calls={calls.data.items} filters={filters} about="show" />}
      </div>
    </PageOrProblem>
  );
}

async function newestRecording(environment: "test" | "live", slug: string) {
  const query = { sort: "started_at", order: "desc", limit: "1" };
  return (await read(environment, "listRecordings", { params: { slug }, query })).data?.items[0];
}

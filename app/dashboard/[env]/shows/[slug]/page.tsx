import { Clapperboard, ListOrdered, Pencil } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReadinessList } from "@/components/dashboard/lifecycle/readiness-list";
import { ShowMoves } from "@/components/dashboard/lifecycle/show-moves";
import { ShowTimeline } from "@/components/dashboard/lifecycle/show-timeline";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { Section } from "@/components/dashboard/parts/section";
import { RunOfShow } from "@/components/dashboard/plan/run-of-show";
import { NextRehearsals } from "@/components/dashboard/production/next-rehearsals";
import { RecentCalls } from "@/components/dashboard/requests/recent-calls";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { ShowAddresses, ShowFacts } from "@/components/dashboard/shows/show-facts";
import { ShowGuests } from "@/components/dashboard/shows/show-guests";
import { ShowStateBadge } from "@/components/dashboard/shows/show-state-badge";
import { ShowUnderstood } from "@/components/dashboard/shows/show-understood";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeBlock } from "@/components/ui/code-block";
import { environmentFrom } from "../../../_lib/environment";
import { exampleSamples } from "../../../_lib/example-samples";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Show" };

/** States in which a show is still to come. */
const WAITING = ["draft", "published"];

/** States in which nobody can be in the studio. */
const OFF = ["cancelled", "archived"];

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function ShowPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const base = `/dashboard/${environment}`;
  const filters = { path: `/${slug}` };
  const [detail, readiness, schedule, plan, roster, rehearsals, calls] = await Promise.all([
    read(environment, "getEvent", { params: { slug } }),
    read(environment, "getEventReadiness", { params: { slug } }),
    read(environment, "getMailSchedule", { params: { slug } }),
    read(environment, "getPlan", { params: { slug } }),
    read(environment, "listGuests", { params: { slug }, query: { limit: "200", order: "asc" } }),
    read(environment, "listRehearsals", {
      params: { slug },
      query: { state: "scheduled", sort: "starts_at", order: "asc", limit: "5" },
    }),
    read(environment, "listRequests", { query: { ...filters, limit: "10" } }),
  ]);
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <ReadProblem problem={detail.problem} />;
  const show = detail.data.event;
  return (
    <>
      <PageHeader
        back={{ href: `${base}/shows`, label: "Shows" }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {show.title}
            <ShowStateBadge state={show.state} />
          </span>
        }
        description={<code className="break-all font-mono text-sm">{show.slug}</code>}
        action={
          <ForRole least="member">
            <div className="flex flex-wrap items-center gap-2">
              {readiness.data && <ShowMoves slug={slug} title={show.title} initial={readiness.data} />}
              {!OFF.includes(show.state) && (
                <ButtonLink
                  variant={show.state === "draft" ? "secondary" : "primary"}
                  href={show.links.studio}
                  target="_blank"
                  prefetch={false}
                  icon={<Clapperboard className="size-4" aria-hidden />}
                >
                  Open studio
                </ButtonLink>
              )}
            </div>
          </ForRole>
        }
      />
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
        <Section title="Timeline">
          {schedule.problem && <ReadProblem problem={schedule.problem} />}
          {schedule.data && (
            <ShowTimeline show={show} schedule={schedule.data} more={`${base}/shows/${slug}/schedule`} />
          )}
        </Section>
        <Section title="Links">
          <ShowAddresses links={show.links} />
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
        <div id="guests" className="scroll-mt-6">
          <Section title="Guests">
            {roster.problem && <ReadProblem problem={roster.problem} />}
            <ShowGuests
              show={show}
              roster={roster.data?.items ?? []}
              empty={
                <div className="flex max-w-2xl flex-col gap-3">
                  <p className="text-base text-ink-muted">No guests yet. To add one:</p>
                  <CodeBlock samples={exampleSamples("createGuest", { slug, name: "Ada Lovelace" })} />
                </div>
              }
            />
          </Section>
        </div>
        {rehearsals.data && rehearsals.data.items.length > 0 && (
          <Section title="Rehearsals">
            <NextRehearsals
              rehearsals={rehearsals.data.items}
              timezone={show.timezone}
              href={`${base}/shows/${slug}/production`}
            />
          </Section>
        )}
        {calls.data && <RecentCalls calls={calls.data.items} filters={filters} about="show" />}
      </div>
    </>
  );
}

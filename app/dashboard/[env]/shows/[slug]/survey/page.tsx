import { MessageSquareText, SlidersHorizontal } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Pager } from "@/components/dashboard/parts/lists/pager";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { ScoreChart } from "@/components/dashboard/shows/after/survey/score-chart";
import { SurveyAnswers } from "@/components/dashboard/shows/after/survey/survey-answers";
import { SurveyNumbers } from "@/components/dashboard/shows/after/survey/survey-numbers";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Environment } from "@/lib/platform/security/principal";
import { asked } from "../../../../_lib/asked";
import { NothingYet } from "../../../../_lib/nothing-yet";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Survey" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

/** Answers to the survey after the show, newest first, with their average and spread on the first page. */
export default async function SurveyPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const answers = await read(environment, "listSurveyAnswers", {
    params: { slug },
    query: { ...query, limit: "50" },
  });
  if (answers.problem?.code === "not_found") notFound();
  if (!answers.data) return <PageOrProblem problem={answers.problem} />;
  const { items, nextCursor } = answers.data;
  const isFirst = !("cursor" in query);
  if (items.length === 0 && isFirst)
    return (
      <PageOrProblem>
        <PageHeader title="Survey" />
        <NoAnswers environment={environment} slug={slug} />
      </PageOrProblem>
    );
  const numbers = isFirst
    ? await read(environment, "getEventAnalytics", { params: { slug }, query: { limit: "1" } })
    : null;
  const nps = numbers?.data?.nps;
  return (
    <PageOrProblem>
      <PageHeader title="Survey" description="Scores from 0 to 10, once per attendee." />
      <div className="flex flex-col gap-8">
        {nps && (
          <>
            <SurveyNumbers nps={nps} />
            <Section title="Scores" description="How many gave each score from 0 to 10.">
              <ScoreChart nps={nps} />
            </Section>
          </>
        )}
        <Section title="Answers" description="Newest first.">
          <SurveyAnswers answers={items} people={`/dashboard/${environment}/shows/${slug}/people`} />
        </Section>
        <Pager next={nextCursor} />
      </div>
    </PageOrProblem>
  );
}

async function NoAnswers({ environment, slug }: { environment: Environment; slug: string }) {
  const { data } = await readShow(environment, slug);
  if (data?.event.survey.enabled)
    return (
      <EmptyState
        icon={<MessageSquareText className="size-6" aria-hidden />}
        title="No answers yet"
        description="After the show, each attendee is asked once for a score from 0 to 10 and a comment."
      />
    );
  return (
    <NothingYet
      icon={MessageSquareText}
      title="The survey is off"
      description="When it’s on, each attendee is asked once after the show for a score from 0 to 10 and a comment. Turn it on in the show’s details or with the API:"
      action={
        <ButtonLink
          href={`/dashboard/${environment}/shows/${slug}/details#audience`}
          icon={<SlidersHorizontal className="size-4" aria-hidden />}
        >
          Survey settings
        </ButtonLink>
      }
      call="updateEvent"
      input={{ slug, survey: { enabled: true } }}
    />
  );
}

import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { EmailSchedule } from "@/components/dashboard/shows/email/schedule/email-schedule";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Schedule" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function SchedulePage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const schedule = await read(environment, "getMailSchedule", { params: { slug } });
  if (schedule.problem?.code === "not_found") notFound();
  if (schedule.problem) return <PageOrProblem problem={schedule.problem} />;
  const { entries, starts_at, timezone } = schedule.data;
  return (
    <PageOrProblem>
      <PageHeader
        title="Schedule"
        description={`Sent and scheduled emails, in the show’s time zone (${timezone}) and yours.`}
      />
      <RefreshWhile underWay={entries.some(({ state }) => state === "under_way")} />
      {entries.length === 0 && !starts_at ? (
        <NothingYet
          icon={CalendarClock}
          title="No emails scheduled"
          description="Once the show has a date, its reminders appear here: 24 hours before, 1 hour before and at the start."
          call="updateEvent"
          input={{ slug, starts_at: "2027-05-12T16:00:00Z" }}
        />
      ) : (
        <EmailSchedule
          schedule={schedule.data}
          messages={`/dashboard/${environment}/shows/${slug}/messages`}
          testClock={environment === "test" ? "/dashboard/test/test-clock" : undefined}
        />
      )}
    </PageOrProblem>
  );
}

import { History } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { AdvanceForm } from "@/components/dashboard/developers/test-clock/advance-form";
import { ClockFace } from "@/components/dashboard/developers/test-clock/clock-face";
import { DueTable } from "@/components/dashboard/developers/test-clock/due-table";
import { ResetClock } from "@/components/dashboard/developers/test-clock/reset-clock";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { Section } from "@/components/dashboard/parts/page/section";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { TestClockWire } from "@/lib/modules/developers/test-clock/schema";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Test clock" };

export default async function TestClockPage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  if (environment === "live") return <OnlyInTest />;
  const clock = await read(environment, "getTestClock");
  return (
    <>
      <PageHeader
        title="Test clock"
        description="Move your test environment forward. Reminders, emails, webhooks and their retries run on the way, each at its own time. Live shows stay on real time."
      />
      {clock.problem ? <ReadProblem problem={clock.problem} /> : <Clock clock={clock.data} />}
    </>
  );
}

function Clock({ clock }: { clock: TestClockWire }) {
  return (
    <>
      <RefreshWhile underWay={clock.advancing_to !== null} />
      <ClockFace clock={clock} />
      <div className="flex flex-col gap-10">
        <ForRole least="member">
          <Section title="Advance" description="Keys, limits, costs and live rooms stay on real time.">
            <AdvanceForm key={clock.now} clock={clock} />
          </Section>
          {clock.offset_sec > 0 && clock.advancing_to === null && (
            <div className="mt-10">
              <Section
                title="Real time"
                description="Take the test environment back. What has already run stays as it happened."
              >
                <ResetClock />
              </Section>
            </div>
          )}
        </ForRole>
        <Section title="What ran" description="In the last advance, in this order.">
          {clock.due.length > 0 ? (
            <DueTable label="What ran in the last advance" rows={clock.due} />
          ) : (
            <p className="text-base text-ink-muted">Nothing was due.</p>
          )}
        </Section>
        <Section title="Planned next">
          {clock.upcoming.length > 0 ? (
            <DueTable label="What is planned next" rows={clock.upcoming} />
          ) : (
            <p className="text-base text-ink-muted">
              Nothing. A published show with a start has three reminders here.
            </p>
          )}
        </Section>
      </div>
    </>
  );
}

function OnlyInTest() {
  return (
    <>
      <PageHeader title="Test clock" />
      <EmptyState
        icon={<History className="size-6 -scale-x-100" aria-hidden />}
        title="Live shows keep real time."
        description="Only the test environment has a clock that can be wound forward."
        action={<ButtonLink href="/dashboard/test/test-clock">Open it in test</ButtonLink>}
      />
    </>
  );
}

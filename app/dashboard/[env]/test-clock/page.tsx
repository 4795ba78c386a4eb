import { History } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { AdvanceForm } from "@/components/dashboard/developers/test-clock/advance-form";
import { ClockFace } from "@/components/dashboard/developers/test-clock/clock-face";
import { DueTable } from "@/components/dashboard/developers/test-clock/due-table";
import { ResetClock } from "@/components/dashboard/developers/test-clock/reset-clock";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
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
        description="Move your test environment forward. Reminders, emails, webhooks and their retries run along the way, each at its scheduled time. Live shows always use real time."
      />
      <PageOrProblem problem={clock.problem}>{clock.data && <Clock clock={clock.data} />}</PageOrProblem>
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
          <Section title="Advance" description="Keys, limits, costs and live rooms always use real time.">
            <AdvanceForm key={clock.now} clock={clock} />
          </Section>
          {clock.offset_sec > 0 && clock.advancing_to === null && (
            <div className="mt-10">
              <Section
                title="Real time"
                description="Set the test environment back to real time. Jobs that already ran aren’t undone."
              >
                <ResetClock />
              </Section>
            </div>
          )}
        </ForRole>
        <Section title="Last advance" description="Jobs that ran, in order.">
          {clock.due.length > 0 ? (
            <DueTable label="Jobs that ran in the last advance" rows={clock.due} />
          ) : (
            <p className="text-base text-ink-muted">No jobs ran.</p>
          )}
        </Section>
        <Section title="Scheduled next">
          {clock.upcoming.length > 0 ? (
            <DueTable label="Jobs scheduled next" rows={clock.upcoming} />
          ) : (
            <p className="text-base text-ink-muted">
              Nothing scheduled. Publish a show with a start time to see its reminders here.
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
        title="The live environment always uses real time"
        description="You can only move the clock in the test environment."
        action={<ButtonLink href="/dashboard/test/test-clock">Open test clock</ButtonLink>}
      />
    </>
  );
}

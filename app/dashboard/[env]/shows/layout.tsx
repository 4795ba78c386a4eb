import type { ReactNode } from "react";
import { ClockBanner } from "@/components/dashboard/developers/test-clock/clock-banner";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { testClock } from "../../_lib/test-clock";

/** Pages about shows say when the environment uses a test clock. */
export default async function ShowsLayout({ params, children }: EnvironmentParams & { children: ReactNode }) {
  const environment = environmentFrom((await params).env);
  const clock = await testClock(environment);
  return (
    <>
      {clock && <ClockBanner clock={clock} />}
      {children}
    </>
  );
}

import type { ReactNode } from "react";
import { ClockBanner } from "@/components/dashboard/test-clock/clock-banner";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { read } from "../../_lib/read";

/** Pages about shows say when their environment's clock is not the real one. */
export default async function ShowsLayout({ params, children }: EnvironmentParams & { children: ReactNode }) {
  const environment = environmentFrom((await params).env);
  const clock = environment === "test" ? (await read(environment, "getTestClock")).data : undefined;
  return (
    <>
      {clock && <ClockBanner clock={clock} />}
      {children}
    </>
  );
}

"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { SegmentLink, segmentBar } from "@/components/ui/segment-link";
import { type DashboardEnvironment, useEnvironment } from "../access/environment";

const LABELS: Record<DashboardEnvironment, string> = { test: "Test", live: "Live" };
const YEAR_SECONDS = 31_536_000;

function remember(environment: DashboardEnvironment): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API yet
  document.cookie = `dashboard-environment=${environment}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/**
 * Switches between test and live. It keeps the area of the dashboard, but not the opened resource, because
 * the other environment doesn't have it.
 */
export function EnvironmentSwitch() {
  const { environment } = useEnvironment();
  const area = usePathname().split("/")[3];
  return (
    <nav aria-label="Environment" className={clsx("grid grid-cols-2", segmentBar)}>
      {(["test", "live"] as const).map((name) => (
        <SegmentLink
          key={name}
          href={`/dashboard/${name}${area ? `/${area}` : ""}`}
          onClick={() => remember(name)}
          current={name === environment}
          className="h-7 justify-center gap-1.5"
        >
          <span
            aria-hidden
            className={clsx("size-1.5 rounded-full", name === "test" ? "bg-warn" : "bg-ok")}
          />
          {LABELS[name]}
        </SegmentLink>
      ))}
    </nav>
  );
}

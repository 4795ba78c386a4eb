"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type DashboardEnvironment, useEnvironment } from "../parts/environment";

const LABELS: Record<DashboardEnvironment, string> = { test: "Test", live: "Live" };
const YEAR_SECONDS = 31_536_000;

function remember(environment: DashboardEnvironment): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `dashboard-environment=${environment}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Test and live are separate worlds: the same area of the other one, without what named a single thing in this. */
export function EnvironmentSwitch() {
  const { environment } = useEnvironment();
  const area = usePathname().split("/")[3];
  return (
    <nav
      aria-label="Environment"
      className="grid grid-cols-2 rounded-control bg-surface-sunken p-0.5 ring-1 ring-line ring-inset"
    >
      {(["test", "live"] as const).map((name) => (
        <Link
          key={name}
          href={`/dashboard/${name}${area ? `/${area}` : ""}`}
          onClick={() => remember(name)}
          aria-current={name === environment ? "true" : undefined}
          className={clsx(
            "flex h-7 items-center justify-center gap-1.5 rounded-sm text-sm",
            name === environment
              ? "bg-surface-raised font-medium text-ink ring-1 ring-line"
              : "text-ink-muted hover:text-ink",
          )}
        >
          <span
            aria-hidden
            className={clsx("size-1.5 rounded-full", name === "test" ? "bg-warn" : "bg-ok")}
          />
          {LABELS[name]}
        </Link>
      ))}
    </nav>
  );
}

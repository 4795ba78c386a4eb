"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { SegmentLink, segmentBar } from "@/components/ui/segment-link";
import { useEnvironment } from "../access/environment";

const PAGES = [
  { path: "/calls", label: "Calls" },
  { path: "/calls/ask", label: "Ask" },
  { path: "/calls/trackers", label: "Trackers" },
  { path: "/calls/deals", label: "Deals" },
  { path: "/calls/keys", label: "Keys and usage" },
];

/** The pages of sales calls. */
export function CallsNav() {
  const { base } = useEnvironment();
  const current = usePathname();
  return (
    <nav aria-label="Sales calls" className={clsx("mb-5 flex w-fit max-w-full overflow-x-auto", segmentBar)}>
      {PAGES.map(({ path, label }) => (
        <SegmentLink
          key={path}
          href={`${base}${path}`}
          current={current === `${base}${path}`}
          className="h-8 shrink-0 px-3"
        >
          {label}
        </SegmentLink>
      ))}
    </nav>
  );
}

"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useEnvironment } from "../parts/environment";

const TABS = [
  { path: "", label: "Show" },
  { path: "/details", label: "Details" },
  { path: "/plan", label: "Run of show" },
  { path: "/signup", label: "Signup page" },
  { path: "/decks", label: "Slides" },
  { path: "/videos", label: "Videos" },
  { path: "/production", label: "Production" },
  { path: "/people", label: "People" },
  { path: "/messages", label: "Messages" },
  { path: "/mail", label: "Mail" },
  { path: "/schedule", label: "Schedule" },
];

/** The pages of one show, in a row above each of them. */
export function ShowTabs({ slug }: { slug: string }) {
  const { base } = useEnvironment();
  const path = usePathname();
  const show = `${base}/shows/${slug}`;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another open tab
  useEffect(() => showOpenTab(row.current), [path]);
  return (
    <nav
      ref={row}
      aria-label="Pages of the show"
      className="-mt-2 mb-6 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
    >
      {TABS.map((tab) => {
        const href = `${show}${tab.path}`;
        const current = tab.path === "" ? path === href : path === href || path.startsWith(`${href}/`);
        return (
          <Link
            key={tab.path}
            href={href}
            aria-current={current ? "page" : undefined}
            className={clsx(
              "-mb-px flex h-10 shrink-0 items-center rounded-t-control border-b-2 px-2.5 font-medium text-base",
              current ? "border-accent text-ink" : "border-transparent text-ink-muted hover:text-ink",
            )}
          >
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}

/** Where the row is wider than the page, the open tab is in its middle. The page itself stays where it is. */
function showOpenTab(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>("[aria-current]");
  if (!row || !tab) return;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}

"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEnvironment } from "../parts/environment";

const TABS = [
  { path: "", label: "Show" },
  { path: "/plan", label: "Run of show" },
  { path: "/signup", label: "Sign-up page" },
  { path: "/decks", label: "Slides" },
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
  return (
    <nav
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

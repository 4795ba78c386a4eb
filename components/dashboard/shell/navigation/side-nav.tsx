"use client";

import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { useDrawn, useEnvironment } from "../../access/environment";
import { NavLinks } from "./nav-links";
import { NavList } from "./nav-list";
import { showPagesFor } from "./show-pages";
import { useOpenShow } from "./use-open-show";

/** The sidebar: the workspace's areas, and inside a show its pages. */
export function SideNav() {
  const { role, environment } = useDrawn();
  const { base } = useEnvironment();
  const show = useOpenShow();
  const nav = useCurrentInSight();
  if (!show)
    return (
      <nav ref={nav} aria-label="Dashboard" className="min-h-0 flex-1 overflow-y-auto">
        <NavLinks />
      </nav>
    );
  return (
    <>
      <Link
        href={`${base}/shows`}
        className="-mb-2 flex h-8 shrink-0 items-center gap-2.5 rounded-control px-2 text-base text-ink-muted hover:bg-hover hover:text-ink"
      >
        <ChevronLeft className="size-4 shrink-0" aria-hidden />
        All shows
      </Link>
      <nav ref={nav} aria-label="Show" className="min-h-0 flex-1 overflow-y-auto">
        <NavList groups={showPagesFor(role, environment)} base={show} />
      </nav>
    </>
  );
}

/** Scrolls the current page's link into view if the list is longer than the window. */
function useCurrentInSight(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current item
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [path]);
  return nav;
}

"use client";

import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { NavItem, NavSection } from "@/lib/docs/page";
import { MethodBadge } from "./method-badge";

/** The sidebar. The current page's group is open. */
export function DocsNav({ sections, onGo }: { sections: readonly NavSection[]; onGo?: () => void }) {
  const path = usePathname();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (path) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [path]);
  return (
    <div ref={list} className="flex flex-col gap-7">
      {sections.map((section) => (
        <div key={section.title}>
          <p className="mb-1.5 px-2 font-semibold text-sm">{section.title}</p>
          <ul className="flex flex-col gap-px">
            {section.items.map((item) => (
              <li key={item.title}>
                {item.items ? (
                  <NavGroup key={path} item={item} path={path} onGo={onGo} />
                ) : (
                  <NavLink item={item} path={path} onGo={onGo} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  item: NavItem;
  path: string;
  onGo?: () => void;
}

const ROW = "flex min-h-8 items-center gap-2 rounded-control px-2 py-1 text-base";
const RESTING = "text-ink-muted hover:bg-hover hover:text-ink";

function NavLink({ item, path, onGo }: EntryProps) {
  const here = item.path === path;
  return (
    <Link
      href={item.path}
      prefetch={false}
      aria-current={here ? "page" : undefined}
      onClick={onGo}
      className={clsx(ROW, here ? "bg-accent-soft font-medium text-accent" : RESTING)}
    >
      <span className={clsx("min-w-0 flex-1", item.code && "break-all font-mono text-sm")}>{item.title}</span>
      {item.method && <MethodBadge method={item.method} />}
    </Link>
  );
}

function NavGroup({ item, path, onGo }: EntryProps) {
  const inside = item.path === path || item.items?.some((entry) => entry.path === path);
  const own =
    item.items?.every((entry) => entry.path !== item.path) && item.items?.some((entry) => entry.method);
  return (
    <details open={inside} className="group/nav">
      <summary
        className={clsx(
          ROW,
          "list-none [&::-webkit-details-marker]:hidden",
          inside ? "text-ink hover:bg-hover" : RESTING,
        )}
      >
        <ChevronRight
          className="size-3.5 shrink-0 transition-transform group-open/nav:rotate-90"
          aria-hidden
        />
        <span className="min-w-0 flex-1">{item.title}</span>
      </summary>
      <ul className="mt-px ml-[0.9375rem] flex flex-col gap-px border-line border-l pl-2">
        {own && (
          <li>
            <NavLink item={{ title: "Overview", path: item.path }} path={path} onGo={onGo} />
          </li>
        )}
        {item.items?.map((entry) => (
          <li key={entry.path}>
            <NavLink item={entry} path={path} onGo={onGo} />
          </li>
        ))}
      </ul>
    </details>
  );
}
